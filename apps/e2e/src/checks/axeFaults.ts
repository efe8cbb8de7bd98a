import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { type SiteRoute, openRoute } from '../siteRoutes.ts';

/** The minified build: pages parse and run it in a third of the time of the other one. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's rules for WCAG 2.2 AA and its best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The rules about colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fewer passed rules than this mean that the page didn't load. */
const MIN_PASSES = 10;

/** The lines of a long text are alike, so only the first are checked: one text would otherwise take as long as all pages. */
const FURTHER_LINES = [
  '[data-verse-id]:nth-child(n + 60)',
  // For texts that are rendered in chunks.
  '[data-long]:nth-child(n + 3)',
  ':nth-child(n + 2) > [data-long]',
].join();

/** Runs some of axe's rules on the page and its frames: violations, a line each, and the number of passed rules. */
async function runAxe(page: Page, runOnly: string[]): Promise<{ faults: string[]; passed: number }> {
  await page.evaluate((lines) => {
    for (const line of document.querySelectorAll(lines)) line.remove();
  }, FURTHER_LINES);
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${AXE};0`);
  }
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations, passes } = await axe.run({ resultTypes: ['violations'], runOnly: rules });
    return {
      faults: violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, target }) => `${String(target)} ${html}`).join(' | ')}`,
      ),
      passed: passes.length,
    };
  }, runOnly);
}

/**
 * Runs axe on the page and returns one line for each violation. Removes all but the first lines of a long text from the
 * page.
 * @throws Error when axe found no page to check
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const { faults, passed } = await runAxe(page, RULES);
  if (passed < MIN_PASSES)
    throw new Error(`axe passed too few rules on ${page.url()}, so the page didn't load.`);
  return faults;
}

/**
 * Violations of axe's rules about colours in several themes in turn, each prefixed with the theme. Themes differ only in
 * colours, as `themes.test.ts` of the tokens checks.
 * @throws Error when axe found no text to check
 */
export async function axeColourFaults(page: Page, themes: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
      // Colours in the middle of a transition belong to no theme.
      for (const animation of document.getAnimations()) animation.finish();
    }, theme);
    const { faults: found, passed } = await runAxe(page, COLOUR_RULES);
    if (passed + found.length === 0) throw new Error(`axe found no text on ${page.url()}.`);
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  return faults;
}

/** Violations of several pages, each prefixed with the page's name. */
export async function axeFaultsOn(page: Page, routes: readonly SiteRoute[]): Promise<string[]> {
  const faults: string[] = [];
  for (const route of routes) {
    await openRoute(page, route);
    faults.push(...(await axeFaults(page)).map((fault) => `${route.name}: ${fault}`));
  }
  return faults;
}
