import type { Page } from '@playwright/test';
import { DEFAULT_PREFERENCES, type Preferences } from '@naad/settings-schema';
import { prepareVisitor } from '../test.ts';
import type { FidelityContext, ShownLine } from './surface.ts';

/** Addresses that one call into the page reads: few calls, and few results held at once. */
const BATCH = 100;

/** Opens an empty page of the site, from which its addresses can be fetched, though its policy forbids it. */
export async function openReader(
  { browser, origin }: FidelityContext,
  preferences: Partial<Preferences> = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, bypassCSP: true });
  await prepareVisitor(context, origin, { ...DEFAULT_PREFERENCES, ...preferences });
  const page = await context.newPage();
  // tsx wraps the functions inside those that run in a page with this helper.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto('/robots.txt');
  return page;
}

/**
 * Reads documents as a browser without JavaScript shows them: their HTML is parsed, none of it runs.
 *
 * @returns the lines of each address, in the order of the document
 */
export async function readDocuments(page: Page, addresses: readonly string[]): Promise<ShownLine[][]> {
  return readInBatches(addresses, (batch) =>
    page.evaluate(async (paths) => {
      const parser = new DOMParser();
      const documents: ShownLine[][] = [];
      for (const path of paths) {
        const response = await fetch(path);
        if (!response.ok) throw new Error(`${path} answers ${String(response.status)}.`);
        const { body } = parser.parseFromString(await response.text(), 'text/html');
        documents.push(
          [...body.querySelectorAll('[data-verse-id]')].flatMap((verse): ShownLine[] => {
            const line = verse.querySelector('[data-word]')?.closest('[lang="pa-Guru"]');
            return line ? [[Number(verse.getAttribute('data-verse-id')), line.textContent]] : [];
          }),
        );
      }
      return documents;
    }, batch),
  );
}

/** Reads JSON of the API, one address after another. */
export async function readJson<Answer>(page: Page, addresses: readonly string[]): Promise<Answer[]> {
  return readInBatches(addresses, (batch) =>
    page.evaluate(async (paths) => {
      const answers: Answer[] = [];
      for (const path of paths) {
        const response = await fetch(path);
        if (!response.ok) throw new Error(`${path} answers ${String(response.status)}.`);
        answers.push((await response.json()) as Answer);
      }
      return answers;
    }, batch),
  );
}

async function readInBatches<Answer>(
  addresses: readonly string[],
  read: (batch: string[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < addresses.length; start += BATCH) {
    answers.push(...(await read(addresses.slice(start, start + BATCH))));
  }
  return answers;
}
