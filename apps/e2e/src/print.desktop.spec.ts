import type { Locator, Page } from '@playwright/test';
import type { Preferences } from '@naad/settings-schema';
import { readPdf } from './checks/readPdf.ts';
import { expect, test, prepareVisitor } from './test.ts';

async function open(page: Page, href: string, choices: Partial<Preferences> = {}) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await prepareVisitor(page.context(), origin, { hasAcceptedNotice: true, ...choices });
  await page.goto(href);
}

/** Number of pages in a PDF. */
const pagesIn = (pdf: Buffer) => readPdf(pdf).length;

/** A4, in points. */
const A4 = { short: 595, long: 842 };

/** Opens the print dialog, makes choices, and prints to a PDF. */
async function printWith(page: Page, choose: (dialog: Locator) => Promise<void>): Promise<Buffer> {
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
  await page.getByRole('toolbar', { name: 'Shabad tools' }).getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await choose(dialog);
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  return page.pdf({ preferCSSPageSize: true, format: 'A4' });
}

test.describe('on paper', () => {
  test('a page prints the text and its source without any controls [B120, P66]', async ({ page }) => {
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
    await expect(page.getByText(/Ang \d+.* - Naad.*http:\/\/.*\/shabad\?id=1839$/)).toBeVisible();
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

  for (const path of ['/shabad?id=3590', '/ang?ang=917', '/sundar-gutka/japujee-saahib']) {
    test(`${path} prints no blank page and ends with its source [P66]`, async ({ page }) => {
      await open(page, path);
      const pages = readPdf(await page.pdf({ format: 'A4' }));
      for (const { text } of pages) expect(text.trim()).not.toBe('');
      expect(pages.at(-1)?.text).toContain(path);
    });
  }

  test('Print asks for lines, translations and size, and prints those alone [P67]', async ({ page }) => {
    await open(page, '/shabad?id=3590');
    const lines = await page.locator('div[data-verse-id] [lang="pa-Guru"]').allTextContents();
    const pdf = await printWith(page, async (dialog) => {
      await dialog.getByLabel('From line').selectOption('1');
      await dialog.getByLabel('To line').selectOption('2');
      await dialog.getByRole('switch', { name: /^English translation/ }).uncheck();
      await dialog.getByLabel('Font size').selectOption('large');
    });
    const [paper, ...others] = readPdf(pdf);
    expect(others).toEqual([]);
    expect(paper?.text).not.toContain('Guru Raam Daas');
    expect(paper?.text).toContain('/shabad?id=3590');
    expect(paper?.text).toContain('Naad');
    // The sheet is removed after printing.
    await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
    expect(lines.length).toBeGreaterThan(2);
  });

  test('a bani prints as a booklet: four A5 pages on each sheet of A4, none of its sides blank [P68]', async ({
    page,
  }) => {
    await open(page, '/sundar-gutka/japujee-saahib');
    const printed = page.locator('[data-print-sheet]');
    await page.evaluate(() => {
      addEventListener(
        'beforeprint',
        () => {
          const lines = [...document.querySelectorAll('[data-print-sheet] [lang="pa-Guru"]')];
          document.documentElement.dataset['lines'] = String(lines.length);
        },
        { once: true },
      );
    });
    const pdf = await printWith(page, (dialog) => dialog.getByRole('switch', { name: 'Booklet' }).check());
    const sides = readPdf(pdf);
    expect(sides.length).toBeGreaterThan(4);
    expect(sides.length % 2).toBe(0);
    for (const { width, height, text } of sides) {
      expect([Math.round(width), Math.round(height)]).toEqual([A4.long, A4.short]);
      expect(text.trim()).not.toBe('');
    }
    // The back cover beside the title page.
    expect(sides[0]?.text).toContain('/sundar-gutka/japujee-saahib');
    expect(sides[0]?.text).toContain('jap jee saahib');
    await expect(printed).toHaveCount(0);
  });
});
