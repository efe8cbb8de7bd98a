import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { AccountPages, someVisitor } from './pages/AccountPages.ts';
import { ControllerPage } from './pages/ControllerPage.ts';
import { DisplayDesk } from './pages/DisplayDesk.ts';
import { SyncPage } from './pages/SyncPage.ts';
import { type BuiltServer, freePort, startBuiltServer } from './startBuiltServer.ts';
import { startDisplay } from './startDisplay.ts';
import { expect, test as base } from './test.ts';

/** Two processes of one site. A browser sees two sites, because `localhost` and 127.0.0.1 share no cookies. */
interface SeparateSite {
  readonly pages: BuiltServer;
  /** Origin of the API for browsers. */
  readonly apiOrigin: string;
  killApi(): Promise<void>;
  startApi(): Promise<void>;
}

async function openSite(): Promise<SeparateSite & { stop(): Promise<void> }> {
  const [pagesPort, apiPort] = [String(await freePort()), String(await freePort())];
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const shared = {
    SITE_ORIGIN: `http://localhost:${pagesPort}`,
    API_ORIGIN: apiOrigin,
    API_INTERNAL_ORIGIN: `http://[::1]:${apiPort}`,
    RENDERER_KEY: 'a-key-that-only-these-two-processes-know',
    AUDIO_DIR: fileURLToPath(new URL('../../../docs/samples/audio', import.meta.url)),
    ANALYTICS: 'events',
    // The limits of production: a page's own calls don't count against its visitor.
    RATE_LIMIT: '1',
    LOG_LEVEL: 'fatal',
  };
  const openApi = () => startBuiltServer({ ...shared, SERVES: 'api', PORT: apiPort });
  const [first, pages] = await Promise.all([
    openApi(),
    startBuiltServer({ ...shared, SERVES: 'pages', PORT: pagesPort }),
  ]);
  let api = first;
  return {
    pages,
    apiOrigin,
    killApi: () => api.kill(),
    async startApi() {
      api = await openApi();
    },
    async stop() {
      await Promise.all([pages.stop(), api.stop()]);
    },
  };
}

/** Tests of one pair of servers; their addresses begin at the server of the pages. */
const test = base.extend<object, { site: SeparateSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await openSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.pages.origin),
});

test.describe.configure({ mode: 'default' });

/** Collects what a browser complains about: refused loads, failed requests, exceptions. */
function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

test('pages are read and searched, and their recordings and pictures load [D3]', async ({ page, site }) => {
  const complaints = watchComplaints(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.apiOrigin)) calls.push(new URL(request.url()).pathname);
  });
  await page.goto('/shabad?id=1');
  await expect(page.locator('[data-verse-id]').first()).toContainText(/[\u0A00-\u0A7F]/);
  const listen = page.getByRole('button', { name: 'Listen to Shabad' });
  await listen.click();
  await expect(listen).toHaveAttribute('aria-pressed', 'true');
  await expect(listen).toHaveAttribute('aria-pressed', 'false');

  // A link of the page is followed without loading a document, so its data comes from the API's origin.
  await page.getByRole('link', { name: 'Next shabad' }).first().click();
  await page.waitForURL(/\/shabad\?id=2/);
  await page.goto('/');
  const field = page.getByRole('searchbox').first();
  await field.fill('DDrgj');
  const suggestions = page.getByRole('list', { name: 'Search Suggestions' });
  await expect(suggestions.getByRole('link').first()).toContainText(/[\u0A00-\u0A7F]/);
  expect(calls.filter((path) => path.startsWith('/api/v2/shabads/'))).not.toEqual([]);
  expect(calls.filter((path) => path.startsWith('/api/v2/search/'))).not.toEqual([]);

  const picture = await page.request.get('/og/shabad/3590.png');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).toContain(`<loc>${site.pages.origin}/sitemaps/banis.xml</loc>`);
  expect(complaints).toEqual([]);
});

test('preferences belong to the site and are rendered [D3]', async ({ page }) => {
  await page.goto('/ang?ang=917');
  await page.getByRole('button', { name: 'Dark mode' }).first().click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an account is created, logged in to and keeps favourites [D3]', async ({ page, context }) => {
  const complaints = watchComplaints(page);
  const visitor = someVisitor();
  const account = new AccountPages(page);
  await page.goto('/signup');
  await account.signUp(visitor);
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name.startsWith('naad')).map(({ domain }) => domain)).not.toContain(
    '127.0.0.1',
  );

  await page.goto('/shabad?id=2600');
  await account.chooseLists();
  await account.favouriteSwitch().click();
  await page.getByRole('dialog', { name: 'Favourite' }).getByRole('button', { name: 'Save' }).click();
  await expect(account.favouriteSwitch()).toBeChecked();
  await page.goto('/user/favourite-shabads');
  await expect(account.favourites).toHaveCount(1);
  await account.logOut(visitor);
  expect(complaints).toEqual([]);
});

test('a display is followed over sockets of the API [D3]', async ({ page, site }) => {
  const complaints = watchComplaints(page);
  const display = await startDisplay(site.apiOrigin);
  await page.goto(`/sync/${display.code}`);
  await new SyncPage(page).following.locator('[data-status=live]').waitFor();
  display.end();
  await expect(new SyncPage(page).form).toBeVisible();
  display.stop();
  expect(complaints).toEqual([]);
});

test('a phone drives the display of the site over sockets of the API [D3]', async ({ page, site }) => {
  const complaints = watchComplaints(page);
  const desk = await DisplayDesk.open(page);
  const screen = await desk.openScreen();
  await desk.openByLetters('ਸਤਕਸ', 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ');
  const { code, pin } = await desk.startSession();
  const phone = await page.context().newPage();
  await phone.goto(`${site.pages.origin}/control/${code}`);
  const controller = new ControllerPage(phone);
  await controller.pin.fill(pin);
  await controller.connect.click();
  await controller.next.waitFor();
  const before = await screen.line.textContent();
  await controller.next.click();
  await expect(screen.line).not.toHaveText(before ?? '');
  expect(complaints).toEqual([]);
});

test('limits count the visitor, not the server of the pages [D4]', async ({ request, site }) => {
  // Far more calls of the API than the limit of a single address, all by pages.
  const statuses = new Set<number>();
  for (let index = 0; index < 60; index += 1) {
    statuses.add((await request.get(`/shabad?id=${String(index + 1)}`)).status());
  }
  expect([...statuses]).toEqual([200]);
  // Nobody else may pose as the server of the pages.
  const forged = await request.get(`${site.apiOrigin}/api/v2/shabads/1`, {
    headers: { 'x-naad-renderer': 'not-the-key render 192.0.2.1' },
  });
  expect(forged.headers()['x-ratelimit-limit']).toBe('100');
});

test('a page says that the API is away, and recovers with it [D5]', async ({ page, site }) => {
  await site.killApi();
  const answer = await page.goto('/shabad?id=3590');
  expect(answer?.status()).toBe(502);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const login = await page.request.get('/api/login/sso', { maxRedirects: 0 });
  expect(login.headers()['location']).toBe('/login?problem=accountsUnavailable');
  await new AccountPages(page).sendSignUp(someVisitor());
  await expect(page.getByRole('alert')).toContainText('Try again');
  await expect
    .poll(async () => (await page.request.get('/readyz')).json())
    .toMatchObject({ degraded: true, components: { api: { state: 'unavailable' } } });
  await site.startApi();
  await page.goto('/shabad?id=3590');
  await expect(page.locator('[data-verse-id]').first()).toContainText(/[\u0A00-\u0A7F]/);
});
