import type { Browser, Page } from '@playwright/test';
import { OFFERED_LANGUAGES } from '@naad/settings-schema';
import { missingLetters } from './checks/missingLetters.ts';
import { launchWithDeviceFonts, launchWithLatinFonts, launchWithoutFonts } from './fontMachine.ts';
import { ONE_OF_A_KIND, openRoute, SITE_ROUTES } from './siteRoutes.ts';
import { expect, openPage, prepareVisitor, test } from './test.ts';

/** Waits for fonts that a page asks for once it is idle: late, if it has 2,027 lines. */
async function expectAllLetters(page: Page, name: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => missingLetters(page), { message: name, timeout: 30_000 })
    .toEqual([]);
}

/** Delay of every font, in milliseconds: longer than a page takes to be read from. */
const FONT_DELAY_MS = 1500;

const PATHS = ['/', '/shabad?id=3590', '/help'];

/** The layout shift of a page until its last font has arrived. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A frame after the last font.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { sum } = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts);
  return sum;
}

test.describe('on a machine without any font', () => {
  let browser: Browser;

  // Playwright takes fixtures from a destructured parameter only.
  // eslint-disable-next-line no-empty-pattern
  test.beforeAll(async ({}, testInfo) => {
    browser = await launchWithoutFonts(testInfo);
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
    await openPage(page, '/help');
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.textContent = 'Help 水';
    });
    await expect.poll(() => missingLetters(page)).toEqual([expect.stringMatching(/^水 in /)]);
    await context.close();
  });

  for (const language of OFFERED_LANGUAGES) {
    test(`no page has a box instead of a letter in ${language} [P62]`, async ({ baseURL }) => {
      const context = await visit(baseURL, language);
      const page = await context.newPage();
      for (const route of language === 'pa' ? SITE_ROUTES : ONE_OF_A_KIND) {
        await openRoute(page, route);
        await expectAllLetters(page, `${route.name} in ${language}`);
      }
      for (const path of ['/control', '/display', '/embed/v1/shabad?id=3590']) {
        await page.goto(path);
        await expectAllLetters(page, `${path} in ${language}`);
      }
      await context.close();
    });
  }
});

test('a machine with DejaVu fonts alone shows the name of Hindi without a box [P62]', async ({
  baseURL,
}, testInfo) => {
  const browser = await launchWithLatinFonts(testInfo);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await prepareVisitor(context, baseURL ?? '', { language: 'en' });
  const page = await context.newPage();
  await page.goto('/quotes');
  // The canvas of `missingLetters` draws letters that the page itself doesn't.
  const client = await context.newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const isProvided = async (): Promise<boolean[]> => {
    const { root } = await client.send('DOM.getDocument', { depth: 0 });
    const selector = 'footer [lang="hi"]';
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ isCustomFont }) => isCustomFont);
  };
  await expect.poll(isProvided).toEqual([true]);
  await browser.close();
});

for (const language of ['hi', 'pa-Arab'] as const) {
  test(`a first visit of a phone with DejaVu fonts alone has all letters, and nothing moves, in ${language} [P62, P63]`, async ({
    baseURL,
  }, testInfo) => {
    const browser = await launchWithLatinFonts(testInfo);
    for (const path of PATHS) {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width: 390, height: 844 },
      });
      await prepareVisitor(context, baseURL ?? '', { language });
      const page = await context.newPage();
      expect.soft(await shiftOf(page, path), `${path} in ${language}`).toBeLessThanOrEqual(0.01);
      await expectAllLetters(page, `${path} in ${language}`);
      await context.close();
    }
    await browser.close();
  });
}

test('the shortcuts beside the hukamnama on Home keep their place when its letters change [P63]', async ({
  page,
}) => {
  await page.goto('/');
  const hukamnama = page.locator('[data-hukamnama] > [lang]').first();
  const beside = page.getByRole('link', { name: 'Sundar Gutka' }).filter({ visible: true }).last();
  const height = (await hukamnama.boundingBox())?.height ?? 0;
  const place = await beside.boundingBox();
  await hukamnama.evaluate((element) => {
    element.style.fontSize = '6rem';
  });
  expect((await hukamnama.boundingBox())?.height).toBeGreaterThan(height);
  expect(await beside.boundingBox()).toEqual(place);
});

test.describe('fonts that arrive late', () => {
  let browser: Browser;

  // Playwright takes fixtures from a destructured parameter only.
  // eslint-disable-next-line no-empty-pattern
  test.beforeAll(async ({}, testInfo) => {
    browser = await launchWithDeviceFonts(testInfo);
  });

  test.afterAll(async () => {
    await browser.close();
  });

  for (const language of OFFERED_LANGUAGES) {
    test(`don't move the text of a first visit in ${language} [P63]`, async ({ baseURL }) => {
      for (const path of PATHS) {
        const context = await browser.newContext({ baseURL: baseURL ?? '' });
        await prepareVisitor(context, baseURL ?? '', { language });
        let delayed = 0;
        await context.route('**/*.woff2', async (route) => {
          delayed += 1;
          await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
          await route.continue();
        });
        const page = await context.newPage();
        expect.soft(await shiftOf(page, path), `${path} in ${language}`).toBeLessThanOrEqual(0.01);
        expect(delayed).toBeGreaterThan(0);
        await context.close();
      }
    });

    test(`don't move the text of a second visit in ${language} [P63]`, async ({ baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      await prepareVisitor(context, baseURL ?? '', { language });
      const first = await context.newPage();
      await first.goto('/shabad?id=3590', { waitUntil: 'networkidle' });
      await expect
        .poll(async () => (await context.cookies()).some(({ name }) => name.includes('font')))
        .toBe(true);
      await first.close();
      for (const path of PATHS) {
        const page = await context.newPage();
        // A route would turn off the cache, which has the fonts of the first visit.
        const client = await context.newCDPSession(page);
        await client.send('Network.enable');
        await client.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: FONT_DELAY_MS,
          downloadThroughput: -1,
          uploadThroughput: -1,
        });
        expect.soft(await shiftOf(page, path), `${path} in ${language}`).toBeLessThanOrEqual(0.01);
        await page.close();
      }
      await context.close();
    });
  }
});
