import type { Page } from '@playwright/test';
import type { Preferences } from '@naad/settings-schema';
import { prepareVisitor } from './prepareVisitor.ts';
import { expect, test } from './test.ts';

async function open(page: Page, href: string, choices: Partial<Preferences>) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await prepareVisitor(page.context(), origin, { hasAcceptedNotice: true, ...choices });
  await page.goto(href);
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Auto scroll' });
const start = (page: Page) => bar(page).getByRole('button', { name: 'Start' });
const stop = (page: Page) => bar(page).getByRole('button', { name: 'Stop' });
const place = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('auto-scroll', () => {
  test('has a bar where it is wanted and there are verses', async ({ page }) => {
    await open(page, '/shabad?id=1839', {});
    await expect(page.getByRole('region', { name: 'Shabad Container' })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await open(page, '/help', { hasAutoScroll: true });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await open(page, '/ang?ang=917', { hasAutoScroll: true });
    await expect(start(page)).toBeVisible();
    expect(await place(page)).toBe(0);
  });

  test('moves at the slowest speed, too, and as fast as is said', async ({ page }) => {
    await open(page, '/ang?ang=917', { hasAutoScroll: true, autoScrollSpeed: 1 });
    await start(page).click();
    await expect.poll(() => place(page)).toBeGreaterThan(1);
    await bar(page).getByRole('button', { name: 'Faster' }).click();
    await expect(bar(page).getByRole('slider', { name: 'Speed' })).toHaveValue('11');
  });

  for (const [name, take] of [
    ['the wheel', (page: Page) => page.mouse.wheel(0, 40)],
    [
      'a finger',
      (page: Page) =>
        page.evaluate(() => document.body.dispatchEvent(new Event('touchmove', { bubbles: true }))),
    ],
    ['a key', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`stops at ${name} (behaviour 111)`, async ({ page }) => {
      await open(page, '/ang?ang=917', { hasAutoScroll: true, autoScrollSpeed: 50 });
      await start(page).click();
      await expect.poll(() => place(page)).toBeGreaterThan(20);
      await page.mouse.move(20, 300);
      await take(page);
      await expect(start(page)).toBeVisible();
      const there = await place(page);
      await page.waitForTimeout(300);
      expect(Math.abs((await place(page)) - there)).toBeLessThan(60);
    });
  }

  test('ends at the end, or begins again there after a second (behaviour 111)', async ({ page }) => {
    await open(page, '/shabad?id=1839', { hasAutoScroll: true, autoScrollSpeed: 100 });
    const toTheEnd = () =>
      page.evaluate(() => {
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      });
    await expect(start(page)).toBeVisible();
    await toTheEnd();
    await start(page).click();
    await expect(start(page)).toBeVisible();
    await bar(page).getByRole('switch', { name: 'Loop' }).click();
    await start(page).click();
    await expect.poll(() => place(page)).toBe(0);
    await expect.poll(() => place(page)).toBeGreaterThan(50);
    await expect(stop(page)).toBeVisible();
  });
});
