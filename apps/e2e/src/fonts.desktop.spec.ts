import { writeFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { OFFERED_LANGUAGES } from '@naad/settings-schema';
import { CHROMIUM } from '../../../chromium.shared.ts';
import { missingLetters } from './checks/missingLetters.ts';
import { openRoute, SITE_ROUTES } from './siteRoutes.ts';
import { expect, prepareVisitor, test } from './test.ts';

const NO_FONTS = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>';

test.describe('on a machine without any font', () => {
  let browser: Browser;

  // Playwright takes fixtures from a destructured parameter only.
  // eslint-disable-next-line no-empty-pattern
  test.beforeAll(async ({}, { outputPath }) => {
    const file = outputPath('no-fonts.conf');
    writeFileSync(file, NO_FONTS);
    browser = await chromium.launch({ ...CHROMIUM, env: { ...process.env, FONTCONFIG_FILE: file } });
  });

  test.afterAll(async () => {
    await browser.close();
  });

  const visit = async (baseURL: string | undefined, language: (typeof OFFERED_LANGUAGES)[number]) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await prepareVisitor(context, baseURL ?? '', { language });
    return context;
  };

  test('a letter of a script that no font here has is found missing', async ({ baseURL }) => {
    const context = await visit(baseURL, 'en');
    const page = await context.newPage();
    await page.goto('/help');
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.textContent = 'Help 水';
    });
    expect(await missingLetters(page)).toEqual([expect.stringMatching(/^水 in /)]);
    await context.close();
  });

  for (const language of OFFERED_LANGUAGES) {
    test(`no page has a box instead of a letter in ${language} [P62]`, async ({ baseURL }) => {
      test.setTimeout(180_000);
      const context = await visit(baseURL, language);
      const page = await context.newPage();
      for (const route of SITE_ROUTES) {
        await openRoute(page, route);
        expect.soft(await missingLetters(page), `${route.name} in ${language}`).toEqual([]);
      }
      for (const path of ['/control', '/display', '/embed/v1/shabad/3590']) {
        await page.goto(path);
        expect.soft(await missingLetters(page), `${path} in ${language}`).toEqual([]);
      }
      await context.close();
    });
  }
});

/** Delay of every font, in milliseconds: longer than a page takes to be read from. */
const FONT_DELAY_MS = 1500;

async function shiftOf(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A frame after the last font.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { sum } = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts);
  await page.close();
  return sum;
}

for (const language of OFFERED_LANGUAGES) {
  test(`fonts that arrive late don't move the text in ${language} [P63]`, async ({ context, baseURL }) => {
    await prepareVisitor(context, baseURL ?? '', { language });
    await context.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
      await route.continue();
    });
    for (const path of ['/', '/shabad?id=3590', '/ang?ang=917', '/help']) {
      expect.soft(await shiftOf(context, path), `${path} in ${language}`).toBeLessThanOrEqual(0.01);
    }
  });
}
