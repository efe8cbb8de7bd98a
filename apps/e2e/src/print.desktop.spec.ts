import type { Page } from '@playwright/test';
import type { Preferences } from '@naad/settings-schema';
import { expect, test, prepareVisitor } from './test.ts';

async function open(page: Page, href: string, choices: Partial<Preferences> = {}) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await prepareVisitor(page.context(), origin, { hasAcceptedNotice: true, ...choices });
  await page.goto(href);
}

/** Number of pages in a PDF. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.describe('on paper', () => {
  test('a page prints the text and its source without any controls [B120]', async ({ page }) => {
    await open(page, '/shabad?id=1839', { hasAutoScroll: true, theme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    // A printing browser dispatches this event first.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    for (const role of [
      'banner',
      'contentinfo',
      'navigation',
      'complementary',
      'button',
      'search',
    ] as const) {
      // Words are buttons on the screen and plain text on paper.
      const pressed = page.getByRole(role).and(page.locator(':not([data-word])'));
      for (const each of await pressed.all()) await expect(each).toBeHidden();
    }
    await expect(page.locator('[data-verse-id]').first()).toBeVisible();
    await expect(page.getByText('English translation: ')).toBeVisible();
    await expect(page.getByText(/^http:\/\/.*\/shabad\?id=1839$/)).toBeVisible();
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body.parentElement ?? document.body);
      return [backgroundColor, color];
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });

  for (const readingMode of ['mixed', 'split', 'reading'] as const) {
    test(`a short shabad fits one page in ${readingMode} mode`, async ({ page }) => {
      await open(page, '/shabad?id=3590', { readingMode, transliterations: [] });
      expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(1);
    });
  }

  test('an ang prints no empty page, and keeps each line with its translation', async ({ page }) => {
    await open(page, '/ang?ang=917');
    await page.emulateMedia({ media: 'print' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const pages = pagesIn(await page.pdf({ format: 'A4' }));
    expect(pages).toBeGreaterThan(1);
    // A4 height of 297 mm minus margins, at 96 px per inch; lines that stay together leave some space at the bottom.
    expect(pages).toBeLessThanOrEqual(Math.ceil((height / ((297 - 32) / 25.4) / 96) * 1.3));
    const breaks = await page
      .locator('div[data-verse-id]')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  });
});
