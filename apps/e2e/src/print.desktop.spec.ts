import type { Page } from '@playwright/test';
import type { Preferences } from '@naad/settings-schema';
import { prepareVisitor } from './prepareVisitor.ts';
import { expect, test } from './test.ts';

async function open(page: Page, href: string, choices: Partial<Preferences> = {}) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await prepareVisitor(page.context(), origin, { hasAcceptedNotice: true, ...choices });
  await page.goto(href);
}

/** Pages of a printed document. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.describe('on paper', () => {
  test('there is the text and where it is from, and nothing that is pressed (behaviour 120)', async ({
    page,
  }) => {
    await open(page, '/shabad?id=1839', { hasAutoScroll: true, theme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    // A browser that prints says so first.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    for (const role of [
      'banner',
      'contentinfo',
      'navigation',
      'complementary',
      'button',
      'search',
    ] as const) {
      // A word opens its meanings on the screen; on paper it is text.
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
    test(`a short shabad is one page, ${readingMode}`, async ({ page }) => {
      await open(page, '/shabad?id=3590', { readingMode, transliterations: [] });
      expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(1);
    });
  }

  test('an ang has no page without lines, and no line is parted from its translation', async ({ page }) => {
    await open(page, '/ang?ang=917');
    await page.emulateMedia({ media: 'print' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const pages = pagesIn(await page.pdf({ format: 'A4' }));
    expect(pages).toBeGreaterThan(1);
    // Of 297 mm, without margins, at 96 pixels an inch: what is kept together leaves some room at the foot.
    expect(pages).toBeLessThanOrEqual(Math.ceil((height / ((297 - 32) / 25.4) / 96) * 1.3));
    const breaks = await page
      .locator('div[data-verse-id]')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  });
});
