import { DEFAULT_PREFERENCES, encodePreferences, PREFERENCES_COOKIE } from '@naad/settings-schema';
import type { Page } from '@playwright/test';
import { openDetails } from './pages/openDetails.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { deferred, expect, test, untilNetworkIdle } from './test.ts';

const OFFLINE = 'You are offline. Check your connection, then try again.';
const TIMED_OUT = 'The connection timed out. Try again.';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
/** The link to the previous page, since the next one is prefetched. */
const previous = (page: Page) => page.getByRole('link', { name: /previous/i }).first();
const firstLine = (page: Page) => page.locator('[data-verse-id]').first();

/** Opens a shabad, and waits until the code that loads another one has loaded. */
async function openShabad(page: Page) {
  await page.goto('/shabad?id=3590');
  await previous(page).hover();
  await untilNetworkIdle(page);
}

/** Collects the error events that the operator's log would get. */
async function listenForErrors(page: Page) {
  await page.addInitScript(() => {
    const errors: unknown[] = [];
    Object.assign(window, { errors });
    window.addEventListener('naad:error', (event) => errors.push((event as CustomEvent).detail));
  });
  const errors = () => page.evaluate(() => (window as unknown as { errors: object[] }).errors);
  return async (expected: object[]) => {
    await expect.poll(errors).toMatchObject(expected);
  };
}

test.describe('Home', () => {
  test('reports a lost connection, and recovers by itself [S1.18, S4.1, S8.4]', async ({ page, context }) => {
    await page.goto('/');
    await untilNetworkIdle(page);
    const name = await heading(page).textContent();
    await context.setOffline(true);
    await expect(heading(page)).toHaveText(OFFLINE);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(name ?? '');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });

  test('trusts a request to the site, not an offline event [B115]', async ({ page }) => {
    await page.goto('/');
    await untilNetworkIdle(page);
    const name = await heading(page).textContent();
    const answer = page.waitForResponse('**/v2/health');
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    expect((await answer).status()).toBe(200);
    await expect(heading(page)).toHaveText(name ?? '');
  });

  test('trusts a failed request to the site too, and retries on request', async ({ page }) => {
    await page.goto('/');
    await untilNetworkIdle(page);
    await page.route('**/v2/health', (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expect(heading(page)).toHaveText(OFFLINE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('You are still offline.');
    await page.unroute('**/v2/health');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).not.toHaveText(OFFLINE);
  });

  test('links to the pages that can still be read offline', async ({ page, context }) => {
    await openShabad(page);
    const line = await firstLine(page).textContent();
    // By keyboard, since the bar hides while the visitor reads on.
    await new SiteShell(page).quickActions.getByRole('link', { name: 'Home' }).press('Enter');
    await expect(page).toHaveURL('/');
    // Home prefetches the offline page and its parts.
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await untilNetworkIdle(page);
    await context.setOffline(true);
    await expect(heading(page)).toHaveText(OFFLINE);
    await page.getByRole('main').locator('a[href="/shabad?id=3590"]').click();
    await expect(page).toHaveURL(/id=3590/);
    await expect(firstLine(page)).toHaveText(line ?? '');
  });
});

test("an open page stays readable offline, and says why another doesn't open [S4.1]", async ({
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

test('a request without an answer times out after ten seconds, and the open page stays [B114, S8.3]', async ({
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

test('a missing chunk of the app is reported, and the page can be reloaded [S8.22]', async ({ page }) => {
  const expectErrors = await listenForErrors(page);
  await openShabad(page);
  let asked = 0;
  await page.route('**/assets/AngPage-*.js', (route) => {
    asked++;
    return route.fulfill({ status: 404, body: '' });
  });
  await openDetails(page);
  await page.locator('main a[href^="/ang?"]').first().click();
  await expect(notices(page)).toContainText('This page could not be shown.');
  expect(asked).toBeGreaterThanOrEqual(1);
  await expect(firstLine(page)).toBeVisible();
  await expect(page).toHaveURL(/id=3590/);
  await expectErrors([{ id: 'ChunkLoadError', where: 'load' }]);
  await page.unroute('**/assets/AngPage-*.js');
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await notices(page).getByRole('link', { name: 'Reload the page' }).click();
  await expect(page).toHaveURL(/\/ang\?/);
  await expect(firstLine(page)).toBeVisible();
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false);
});

test('a page that fails to render leaves the rest of the site usable', async ({ page }) => {
  const expectErrors = await listenForErrors(page);
  await openShabad(page);
  await page.route('**/assets/AngPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const AngPage = () => { throw new RangeError("broken page"); };',
    }),
  );
  await openDetails(page);
  await page.locator('main a[href^="/ang?"]').first().click();
  await expect(heading(page)).toHaveText("Something isn't working");
  await expectErrors([{ id: 'RangeError', message: 'broken page', where: 'render' }]);
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  await page.unroute('**/assets/AngPage-*.js');
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await expect(firstLine(page)).toBeVisible();
});

test.describe('the drawing of a message', () => {
  const drawing = (page: Page) => page.locator('main svg[viewBox="0 0 240 160"]');

  test('appears only with drawings turned on, and shifts nothing', async ({ page, context }) => {
    await page.goto('/no/such/place');
    await untilNetworkIdle(page);
    await expect(drawing(page)).toHaveCount(0);
    const value = encodePreferences({ ...DEFAULT_PREFERENCES, hasDrawings: true });
    await context.addCookies([{ name: PREFERENCES_COOKIE, value, url: page.url() }]);
    const { promise: held, resolve: release } = deferred();
    await page.route('**/assets/messageDrawings-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/no/such/place');
    const before = await heading(page).boundingBox();
    await expect(drawing(page)).toHaveCount(0);
    release();
    await expect(drawing(page)).toBeVisible();
    expect(await heading(page).boundingBox()).toEqual(before);
  });
});
