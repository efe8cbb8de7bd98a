import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { InterfaceLanguage } from '@naad/settings-schema';
import type { Browser, Page, Request } from 'playwright';
import type { Entry } from './BuiltStorybook.ts';
import { readText } from './readText.ts';
import { type AxeParameters, runAxe } from './runAxe.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Without a viewport of its own a story has this one. */
const VIEWPORT = { width: 1200, height: 900 };

/** Ends a story that never finishes; a test as a whole has longer. */
const TIMEOUT = 30_000;
/** All files are on the same machine. */
const REQUEST_TIMEOUT = 10_000;

/** The parts of the Storybook in a page that tests use. */
interface StorybookWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (payload: never) => void) => void;
    off: (event: string, listener: (payload: never) => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: unknown;
    /** The stories in the page; a page of documentation has several. */
    readonly storyRenders: readonly { readonly isPending: () => boolean }[];
    loadStory: (story: { storyId: string }) => Promise<LoadedStory>;
  };
}

interface LoadedStory {
  /** Choices in the toolbar that the story makes by itself. */
  readonly storyGlobals: { readonly viewport?: { readonly value: string } };
  readonly parameters: {
    readonly a11y?: AxeParameters;
    /** False if other stories show the parts of this one in the other themes. */
    readonly isInEveryTheme?: boolean;
    readonly viewport?: { readonly options: Readonly<Record<string, { styles: Record<string, string> }>> };
  };
  /** A test may replace it. */
  playFunction?: (() => unknown) | undefined;
}

/** A page of the built Storybook, which renders one entry after the other without reloading. */
export class StoryPage {
  readonly #page: Page;
  /** As in the toolbar. */
  readonly #globals = new Map([
    ['theme', 'light'],
    ['language', 'en'],
  ]);
  #problems: string[] = [];
  readonly #requests = new Set<Request>();

  private constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // The browser's own advice, such as on a half typed date, has no arguments.
      if (message.type() === 'warning' && message.args().length === 0) return;
      // Reported with its status below.
      if (message.text().startsWith('Failed to load resource')) return;
      this.#problems.push(`console.${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#problems.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      // A recording is loaded as far as it is played.
      if (request.resourceType() !== 'media') this.#requests.add(request);
    });
    page.on('requestfinished', (request) => this.#requests.delete(request));
    page.on('requestfailed', (request) => {
      this.#requests.delete(request);
      const reason = request.failure()?.errorText ?? '';
      // The page cancels requests of a story that it removes.
      if (reason !== 'net::ERR_ABORTED') this.#problems.push(`${reason}: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#problems.push(`${String(response.status())}: ${response.url()}`);
    });
  }

  /** Opens a page in which Storybook doesn't run axe by itself and stops animations, as in any test environment. */
  static async open(browser: Browser, address: string): Promise<StoryPage> {
    const page = await browser.newPage({ userAgent: 'Chromium StorybookTestRunner', viewport: VIEWPORT });
    page.setDefaultTimeout(TIMEOUT);
    const storyPage = new StoryPage(page);
    // Functions that run in the page call this if tsx compiled them, as for screenshots.
    await page.addInitScript('window.__name = (value) => value;');
    await page.goto(`${address}iframe.html?viewMode=story`);
    await page.waitForFunction('window.__STORYBOOK_PREVIEW__');
    await page.evaluate('window.__STORYBOOK_PREVIEW__.ready()');
    // Storybook ignores globals in an address that names no story.
    await page.evaluate(changeGlobalsInPage, { a11y: { manual: true } });
    await page.evaluate(AXE);
    return storyPage;
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  /**
   * Renders an entry and runs its play function.
   *
   * @param options.language in the toolbar
   * @param options.play replaces the story's play function this time
   * @returns its errors and warnings: of the play function, in the console, uncaught ones, failed requests
   */
  async render(
    { id, type }: Pick<Entry, 'id' | 'type'>,
    { language = 'en', play }: { language?: InterfaceLanguage; play?: (() => unknown) | undefined } = {},
  ): Promise<string[]> {
    await this.choose('language', language);
    // The story before may have filled the screen, which has no other size.
    await this.#page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
    await this.#page.setViewportSize(type === 'story' ? await this.#viewportOf(id) : VIEWPORT);
    if (play) await this.#replacePlay(id, play);
    const thrown = await this.#page.evaluate(renderInPage, { id, viewMode: type, timeout: TIMEOUT });
    return [...thrown, ...(await this.takeProblems())];
  }

  /** Saves a picture of a story in its whole length, after its play function. */
  async takeScreenshot(story: Pick<Entry, 'id' | 'type'>, theme: string, path: string): Promise<void> {
    await this.choose('theme', theme);
    await this.render(story);
    await this.#page.screenshot({ path, fullPage: true });
  }

  /**
   * Chooses in the toolbar, for the current story, which is rendered again, and all further ones.
   *
   * @returns errors and warnings, as `render` does
   */
  async choose(global: 'theme' | 'language', value: string): Promise<string[]> {
    if (this.#globals.get(global) === value) return [];
    this.#globals.set(global, value);
    await this.#page.evaluate(changeGlobalsInPage, { [global]: value });
    return this.takeProblems();
  }

  /** The language of the document, as its attributes have it. */
  readLanguage(): Promise<{ tag: string; direction: string }> {
    return this.#page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return { tag: lang, direction: dir };
    });
  }

  /** All texts and accessible names of the page, one per line. */
  readText(): Promise<string> {
    return this.#page.evaluate(readText);
  }

  /**
   * Runs axe on the rendered story.
   *
   * @param otherThemes besides the rendered one
   * @returns the violations
   */
  async findViolations({ id }: Pick<Entry, 'id'>, otherThemes: readonly string[]): Promise<string[]> {
    const { a11y, isInEveryTheme } = (await this.#page.evaluate(readStoryInPage, id)).parameters;
    return this.#page.evaluate(runAxe, {
      parameters: a11y ?? {},
      otherThemes: isInEveryTheme === false ? [] : [...otherThemes],
    });
  }

  async #viewportOf(id: string): Promise<{ width: number; height: number }> {
    const { storyGlobals, parameters } = await this.#page.evaluate(readStoryInPage, id);
    const styles = parameters.viewport?.options[storyGlobals.viewport?.value ?? '']?.styles;
    if (!styles) return VIEWPORT;
    return { width: Number.parseInt(styles['width'] ?? ''), height: Number.parseInt(styles['height'] ?? '') };
  }

  async #replacePlay(id: string, play: () => unknown): Promise<void> {
    await this.#page.evaluate(`(async () => {
      const story = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: ${JSON.stringify(id)} });
      const { playFunction } = story;
      story.playFunction = () => {
        story.playFunction = playFunction;
        return (${play.toString()})();
      };
    })()`);
  }

  /**
   * Waits for pending requests and for the browser's messages, which would else be another story's.
   *
   * @returns errors and warnings since the last call
   */
  async takeProblems(): Promise<string[]> {
    const end = Date.now() + REQUEST_TIMEOUT;
    do {
      await this.#page.evaluate(() => new Promise(requestAnimationFrame));
    } while (this.#requests.size > 0 && Date.now() < end);
    const problems = [
      ...this.#problems,
      ...Array.from(this.#requests, (request) => `no response: ${request.url()}`),
    ];
    this.#requests.clear();
    this.#problems = [];
    return problems;
  }
}

/** Runs in the page, which can't return the whole story: it has functions. */
async function readStoryInPage(storyId: string): Promise<Pick<LoadedStory, 'storyGlobals' | 'parameters'>> {
  const { storyGlobals, parameters } = await (
    window as unknown as StorybookWindow
  ).__STORYBOOK_PREVIEW__.loadStory({ storyId });
  const { a11y, isInEveryTheme, viewport } = parameters;
  return {
    storyGlobals,
    parameters: {
      ...(a11y && { a11y }),
      ...(isInEveryTheme === false && { isInEveryTheme }),
      ...(viewport && { viewport }),
    },
  };
}

/** Runs in the page. */
async function renderInPage(entry: { id: string; viewMode: string; timeout: number }): Promise<string[]> {
  const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
  const problems: string[] = [];
  const messageOf = (error: { message?: string; title?: string; description?: string } | undefined) =>
    error?.message ?? [error?.title, error?.description].join(' ');
  const listeners: Record<string, (payload: never) => void> = {
    playFunctionThrewException: (error) => problems.push(`play function: ${messageOf(error)}`),
    unhandledErrorsWhilePlaying: (errors: never[]) =>
      problems.push(...errors.map((error) => `uncaught while playing: ${messageOf(error)}`)),
    storyThrewException: (error) => problems.push(`thrown: ${messageOf(error)}`),
    storyErrored: (error) => problems.push(`error: ${messageOf(error)}`),
    storyMissing: () => problems.push('missing'),
    // It is the last one that this page rendered.
    storyUnchanged: () => {
      channel.emit('forceRemount', { storyId: entry.id });
    },
  };
  const ends = ['storyFinished', 'docsRendered', 'storyMissing', 'storyErrored'];
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
  await new Promise<void>((resolve) => {
    const finish = () => {
      for (const end of ends) channel.off(end, finish);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      problems.push('does not finish');
      finish();
    }, entry.timeout);
    for (const end of ends) channel.on(end, finish);
    channel.emit('setCurrentStory', { storyId: entry.id, viewMode: entry.viewMode });
  });
  // Storybook reloads the page if a story leaves it while it renders. A page of documentation starts to load
  // its stories, each with a loader in its place, when it has rendered its text.
  const end = Date.now() + entry.timeout;
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
  const isPending = () =>
    document.querySelector('[aria-label="Content is loading..."]') !== null ||
    preview.storyRenders.some((story) => story.isPending());
  do await new Promise(requestAnimationFrame);
  while (isPending() && Date.now() < end);
  for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
  return problems;
}

/** Runs in the page. Waits for the current story, if there is one, to render again. */
function changeGlobalsInPage(globals: Readonly<Record<string, unknown>>): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as StorybookWindow;
  return new Promise((resolve) => {
    const end = preview.currentRender ? 'storyFinished' : 'globalsUpdated';
    const finish = () => {
      channel.off(end, finish);
      resolve();
    };
    channel.on(end, finish);
    channel.emit('updateGlobals', { globals });
  });
}
