import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { StoryPage } from './StoryPage.ts';

/** A story or docs page, as the index of the build lists it. */
export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  /** The story's file, relative to this project. */
  readonly importPath: string;
}

const FOLDER = fileURLToPath(new URL('../../../../dist/@naad/storybook/', import.meta.url));
const INDEX = `${FOLDER}index.json`;

/**
 * @returns all stories and docs pages of the build
 * @throws if there is no build
 */
export function readEntries(): Entry[] {
  if (!existsSync(INDEX))
    throw new Error('There is no Storybook: run npm run build -w @naad/storybook first.');
  const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

/** The built Storybook on a server, in Chromium. */
export class BuiltStorybook {
  readonly #server: PreviewServer;
  readonly #browser: Browser;
  readonly #idle: StoryPage[] = [];

  private constructor(server: PreviewServer, browser: Browser) {
    this.#server = server;
    this.#browser = browser;
  }

  static async start(): Promise<BuiltStorybook> {
    const [server, browser] = await Promise.all([
      preview({
        configFile: false,
        // Without a fallback, so that a missing file is missing.
        appType: 'mpa',
        build: { outDir: FOLDER },
        preview: { host: 'localhost', port: 0, open: false },
        logLevel: 'error',
      }),
      chromium.launch(CHROMIUM),
    ]);
    return new BuiltStorybook(server, browser);
  }

  /** Lends a page, which renders one story after the other; it is closed if its use fails. */
  async withPage<Result>(use: (page: StoryPage) => Promise<Result>): Promise<Result> {
    const page = this.#idle.pop() ?? (await StoryPage.open(this.#browser, this.#address));
    try {
      const result = await use(page);
      this.#idle.push(page);
      return result;
    } catch (error) {
      await page.close();
      throw error;
    }
  }

  /** Opens a page of its own for each use: what a story before left behind could keep a page of documentation from rendering. */
  async withFreshPage<Result>(use: (page: StoryPage) => Promise<Result>): Promise<Result> {
    const page = await StoryPage.open(this.#browser, this.#address);
    try {
      return await use(page);
    } finally {
      await page.close();
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.#browser.close(), this.#server.close()]);
  }

  get #address(): string {
    const [address] = this.#server.resolvedUrls?.local ?? [];
    if (address === undefined) throw new Error('The server of the Storybook has no address.');
    return address;
  }
}
