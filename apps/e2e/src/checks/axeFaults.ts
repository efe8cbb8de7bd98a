import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type SiteRoute, openRoute } from '../siteRoutes.ts';

/** axe's rules for WCAG 2.2 AA and its best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Fewer passed rules than this mean that the page didn't load. */
const MIN_PASSES = 10;

/** The lines of a long text are alike, so only the first are checked: one text would otherwise take as long as all pages. */
const FURTHER_LINES = [
  '[data-verse-id]:nth-child(n + 60)',
  // For texts that are rendered in chunks.
  '[data-long]:nth-child(n + 3)',
  ':nth-child(n + 2) > [data-long]',
].join();

/**
 * Runs axe on the page and returns one line for each violation. Removes all but the first lines of a long text from the
 * page.
 * @throws Error when axe found no page to check
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate((lines) => {
    for (const line of document.querySelectorAll(lines)) line.remove();
  }, FURTHER_LINES);
  const { violations, passes } = await new AxeBuilder({ page })
    // Options first: set later, they would replace the tags.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // Runs in one page, since the site has no frames.
    .setLegacyMode()
    .analyze();
  if (passes.length < MIN_PASSES)
    throw new Error(`axe passed too few rules on ${page.url()}, so the page didn't load.`);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${String(target)} ${html}`).join(' | ')}`,
  );
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
