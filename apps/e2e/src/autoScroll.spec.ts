import type { Page } from '@playwright/test';
import type { Preferences } from '@naad/settings-schema';
import { expect, test, prepareVisitor } from './test.ts';

async function open(page: Page, href: string, choices: Partial<Preferences>) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await prepareVisitor(page.context(), origin, { hasAcceptedNotice: true, ...choices });
  await page.goto(href);
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Auto scroll' });
const start = (page: Page) => bar(page).getByRole('button', { name: 'Start' });
const stop = (page: Page) => bar(page).getByRole('button', { name: 'Stop' });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('auto-scroll [S1.6]', () => {
  test('shows its bar only if it is on and the page has verses [S2.98]', async ({ page }) => {
    await open(page, '/shabad?id=1839', {});
    await expect(page.getByRole('region', { name: 'Shabad Container' })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await open(page, '/help', { hasAutoScroll: true });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await open(page, '/ang?ang=917', { hasAutoScroll: true });
    await expect(start(page)).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
  });

  test('moves even at the slowest speed, and faster on request [S4.13, S9.9]', async ({ page }) => {
    await open(page, '/ang?ang=917', { hasAutoScroll: true, autoScrollSpeed: 1 });
    await start(page).click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1);
    await bar(page).getByRole('button', { name: 'Faster' }).click();
    await expect(bar(page).getByRole('slider', { name: 'Speed' })).toHaveValue('11');
  });

  for (const [name, take] of [
    ['the mouse wheel', (page: Page) => page.mouse.wheel(0, 40)],
    [
      'a touch',
      (page: Page) =>
        page.evaluate(() => document.body.dispatchEvent(new Event('touchmove', { bubbles: true }))),
    ],
    ['a key press', (page: Page) => page.keyboard.press('Escape')],
    [
      'a tap on the text',
      (page: Page) => page.getByRole('main').click({ position: { x: 150, y: 300 }, force: true }),
    ],
  ] as const) {
    test(`stops on ${name} [B111, S4.15]`, async ({ page }) => {
      await open(page, '/ang?ang=917', { hasAutoScroll: true, autoScrollSpeed: 50 });
      await start(page).click();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(20);
      await page.mouse.move(20, 300);
      await take(page);
      await expect(start(page)).toBeVisible();
      const there = await scrollTop(page);
      // A fixed wait, since nothing must happen: still scrolling would move the page further.
      await page.waitForTimeout(300);
      expect(Math.abs((await scrollTop(page)) - there)).toBeLessThan(60);
    });
  }

  test('pauses on a tap without opening the line, and no text is under its bar at the end [P70]', async ({
    page,
  }) => {
    await open(page, '/ang?ang=917', { hasAutoScroll: true, autoScrollSpeed: 1 });
    await start(page).click();
    await page.locator('[data-verse-id]').nth(1).click();
    await expect(start(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('End');
    await expect
      .poll(async () => {
        const edge = (await bar(page).boundingBox())?.y ?? 0;
        const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
        return (last?.y ?? 0) + (last?.height ?? 0) - edge;
      })
      .toBeLessThanOrEqual(0);
  });

  test('stops at the end, or restarts from the top after a second [B111, S4.14, S9.9]', async ({ page }) => {
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
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(50);
    await expect(stop(page)).toBeVisible();
  });
});
