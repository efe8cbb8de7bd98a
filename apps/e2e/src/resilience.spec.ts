import { DEFAULT_PREFERENCES, encodePreferences, PREFERENCES_COOKIE } from '@naad/settings-schema';
import type { Page } from '@playwright/test';
import { expect, test, untilQuiet } from './test.ts';

const OFFLINE = "It seems you aren't connected to internet; offline mode unsupported";
const TIMED_OUT = 'Network connection timed out (usually down or slow connection)';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
/** The next one would be there: it is loaded in advance. */
const previous = (page: Page) => page.getByRole('link', { name: /previous/i }).first();
const firstLine = (page: Page) => page.locator('[data-verse-id]').first();

/** A shabad, with what loads another already there. */
async function openShabad(page: Page) {
  await page.goto('/shabad?id=3590');
  await previous(page).hover();
  await untilQuiet(page);
}

/** What an operator who listens is told. */
async function listenForErrors(page: Page) {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener('naad:error', (event) => told.push((event as CustomEvent).detail));
  });
  const told = () => page.evaluate(() => (window as unknown as { told: object[] }).told);
  return async (expected: object[]) => {
    await expect.poll(told).toMatchObject(expected);
  };
}

test.describe('Home', () => {
  test('says that there is no connection, and is back by itself when there is', async ({ page, context }) => {
    await page.goto('/');
    await untilQuiet(page);
    const name = await heading(page).textContent();
    await context.setOffline(true);
    await expect(heading(page)).toHaveText(OFFLINE);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(name ?? '');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });

  test('believes the site, not an offline event (behaviour 115)', async ({ page }) => {
    await page.goto('/');
    await untilQuiet(page);
    const name = await heading(page).textContent();
    const answer = page.waitForResponse('**/v2/health');
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    expect((await answer).status()).toBe(200);
    await expect(heading(page)).toHaveText(name ?? '');
  });

  test('believes the site where it does not answer, too, and looks again when asked', async ({ page }) => {
    await page.goto('/');
    await untilQuiet(page);
    await page.route('**/v2/health', (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expect(heading(page)).toHaveText(OFFLINE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('There is no connection yet.');
    await page.unroute('**/v2/health');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).not.toHaveText(OFFLINE);
  });

  test('names without a connection the pages that can still be read', async ({ page, context }) => {
    await openShabad(page);
    const line = await firstLine(page).textContent();
    await page.getByRole('banner').getByRole('link', { name: 'Naad', exact: true }).click();
    await expect(page).toHaveURL('/');
    // The offline page and what it is made of, which Home loads beforehand.
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await untilQuiet(page);
    await context.setOffline(true);
    await expect(heading(page)).toHaveText(OFFLINE);
    await page.getByRole('main').locator('a[href="/shabad?id=3590"]').click();
    await expect(page).toHaveURL(/id=3590/);
    await expect(firstLine(page)).toHaveText(line ?? '');
  });
});

test('a page one reads stays without a connection, and says why another does not come', async ({
  page,
  context,
}) => {
  await openShabad(page);
  const line = await firstLine(page).textContent();
  await context.setOffline(true);
  await previous(page).click();
  await expect(notices(page)).toContainText(OFFLINE);
  await expect(firstLine(page)).toHaveText(line ?? '');
  await expect(page).toHaveURL(/id=3590/);
  await context.setOffline(false);
  await notices(page).getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/id=3589/);
  await expect(notices(page)).not.toContainText(OFFLINE);
});

test('no answer in ten seconds is a time-out, over the page that one reads (behaviour 114)', async ({
  page,
}) => {
  const expectErrors = await listenForErrors(page);
  await page.clock.install();
  await openShabad(page);
  let asked = 0;
  // Never answered.
  await page.route('**/v2/shabads/**', () => void asked++);
  await previous(page).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.clock.runFor(9000);
  await expect(notices(page)).not.toContainText(TIMED_OUT);
  await page.clock.runFor(1500);
  await expect(notices(page)).toContainText(TIMED_OUT);
  await expect(firstLine(page)).toBeVisible();
  await expect(page).toHaveURL(/id=3590/);
  await expectErrors([{ id: 'TransportError:timeout', where: 'load', href: '/shabad' }]);
});

test('a part of the program that is gone is said to be, and the page can be opened anew', async ({
  page,
}) => {
  const expectErrors = await listenForErrors(page);
  await openShabad(page);
  let asked = 0;
  await page.route('**/assets/AngPage-*.js', (route) => {
    asked++;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.locator('main a[href^="/ang?"]').first().click();
  await expect(notices(page)).toContainText('We are having trouble in rendering this route.');
  expect(asked).toBeGreaterThanOrEqual(1);
  await expect(firstLine(page)).toBeVisible();
  await expect(page).toHaveURL(/id=3590/);
  await expectErrors([{ id: 'ChunkLoadError', where: 'load' }]);
  await page.unroute('**/assets/AngPage-*.js');
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await notices(page).getByRole('link', { name: 'Open the page anew' }).click();
  await expect(page).toHaveURL(/\/ang\?/);
  await expect(firstLine(page)).toBeVisible();
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false);
});

test('a page that cannot be drawn leaves the rest of the site', async ({ page }) => {
  const expectErrors = await listenForErrors(page);
  await openShabad(page);
  await page.route('**/assets/AngPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const AngPage = () => { throw new RangeError("broken page"); };',
    }),
  );
  await page.locator('main a[href^="/ang?"]').first().click();
  await expect(heading(page)).toHaveText("Waheguru! Something isn't working correctly");
  await expectErrors([{ id: 'RangeError', message: 'broken page', where: 'render' }]);
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  await page.unroute('**/assets/AngPage-*.js');
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await expect(firstLine(page)).toBeVisible();
});

test.describe('the drawing of a message', () => {
  const drawing = (page: Page) => page.locator('main svg[viewBox="0 0 240 160"]');

  test('is there for those who ask for drawings, and moves nothing when it comes', async ({
    page,
    context,
  }) => {
    await page.goto('/no/such/place');
    await untilQuiet(page);
    await expect(drawing(page)).toHaveCount(0);
    const value = encodePreferences({ ...DEFAULT_PREFERENCES, hasDrawings: true });
    await context.addCookies([{ name: PREFERENCES_COOKIE, value, url: page.url() }]);
    await page.route('**/assets/messageDrawings-*.js', async (route) => {
      await page.waitForTimeout(300);
      await route.continue();
    });
    await page.goto('/no/such/place');
    const before = await heading(page).boundingBox();
    await expect(drawing(page)).toBeVisible();
    expect(await heading(page).boundingBox()).toEqual(before);
  });
});
