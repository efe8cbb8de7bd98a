import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every rule that axe has for WCAG 2.2 AA, and what it holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** A page on which fewer rules had something to look at was not there. */
const LEAST_PASSES = 10;

/** Line after line of a long text is made alike: the first stand for all, or one text takes as long as all pages. */
const FURTHER_LINES = [
  '[data-verse-id]:nth-child(n + 60)',
  // Of what is drawn in pieces.
  '[data-long]:nth-child(n + 3)',
  ':nth-child(n + 2) > [data-long]',
].join();

/**
 * What axe finds wrong with the page as it stands, in a line each. Of a long text the first lines stay: what comes after
 * this is about another page.
 *
 * @throws where axe found no page to look at
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate((lines) => {
    for (const line of document.querySelectorAll(lines)) line.remove();
  }, FURTHER_LINES);
  const { violations, passes } = await new AxeBuilder({ page })
    // Options first: given later, they take the place of the tags.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // In one page: the site has no frames.
    .setLegacyMode()
    .analyze();
  if (passes.length < LEAST_PASSES) throw new Error(`axe had too little to look at on ${page.url()}.`);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${String(target)} ${html}`).join(' | ')}`,
  );
}
