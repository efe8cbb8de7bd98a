import type { Page } from '@playwright/test';
import { DevicePage } from './pages/DevicePage.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { Suggestions } from './pages/Suggestions.ts';
import { expectOfWorker as expect, rememberFirstLetters, test, untilNetworkIdle } from './test.ts';

const SEARCHES = '**/api/v2/search/**';
const PACKS = '**/packs/*.pack';

// The worker of the page searches, and requests can be watched and refused.
test.use({ serviceWorkers: 'block' });

const LETTERS = 'Search by first letters';

/** Stores the searches that the tests ask for. */
async function storePacks(page: Page) {
  const device = new DevicePage(page);
  await device.open();
  await device.download(`Download: ${LETTERS}`, LETTERS);
  return device;
}

async function startTyping(page: Page) {
  const form = new SearchForm(page);
  await form.focus();
  return { form, suggestions: new Suggestions(page) };
}

/** Paths of the packs in the device's cache. */
const storedPacks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('naad-packs-1'))) return [];
    const requests = await (await caches.open('naad-packs-1')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test.beforeEach(({ page }) => rememberFirstLetters(page));

test('no pack is loaded or stored by default, and the page shows the sizes [O11]', async ({ page }) => {
  const loaded: string[] = [];
  await page.route(PACKS, (route) => {
    loaded.push(route.request().url());
    return route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { suggestions } = await startTyping(page);
  await page.keyboard.type('DDrgj');
  await expect(suggestions.list).toBeVisible();
  await new DevicePage(page).open();
  await expect(page.getByRole('main')).toContainText(/Download: \d+(\.\d)? MB/);
  expect(loaded).toEqual([]);
  expect(await storedPacks(page)).toEqual([]);
});

test('the settings lead to the page about this device [O11]', async ({ page }) => {
  await page.goto('/shabad?id=1');
  const { settings, settingsButton } = new SiteShell(page);
  await settingsButton.click();
  await settings.getByRole('link', { name: /^On this device/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On this device' })).toBeVisible();
});

test('stored packs answer offline like the server, in the one box too, and can be removed [O12, Q56]', async ({
  page,
  context,
}) => {
  await page.goto('/shabad?id=1', { waitUntil: 'networkidle' });
  const { suggestions } = await startTyping(page);
  await page.keyboard.type('DDrgj');
  // The only result, and the link to all results.
  await expect(suggestions.links).toHaveCount(2);
  const lines = suggestions.links.locator('[lang=pa-Guru]');
  const ofServer = await lines.allTextContents();
  await storePacks(page);

  await page.goto('/shabad?id=1', { waitUntil: 'networkidle' });
  // The open page stays usable offline, with its search form.
  await context.setOffline(true);
  const { form } = await startTyping(page);
  await form.field.fill('');
  await page.keyboard.type('DDrgj');
  await expect(suggestions.list).toBeVisible();
  // The first letters may be answered before the last are typed.
  await expect.poll(() => lines.allTextContents()).toEqual(ofServer);
  expect(await suggestions.markedWords(0)).toEqual(['ਧੰਨੁ', 'ਧੰਨੁ', 'ਰਾਮਦਾਸ', 'ਗੁਰੁ', 'ਜਿਨਿ']);

  await context.setOffline(false);
  // After a reload the packs are still there, and the server isn't asked.
  await page.route(SEARCHES, (route) => route.abort());
  await page.goto('/shabad?id=1', { waitUntil: 'networkidle' });
  await startTyping(page);
  await page.keyboard.type('DDrgj');
  await expect.poll(() => lines.allTextContents()).toEqual(ofServer);

  await page.goto('/shabad?id=1&type=8', { waitUntil: 'networkidle' });
  await startTyping(page);
  // The list and its worker load on first use, and no service worker keeps them here.
  await untilNetworkIdle(page);
  await form.field.fill('');
  await context.setOffline(true);
  await form.field.click();
  await page.keyboard.insertText('ਧਧਰਗਜ');
  await expect(suggestions.list).toContainText('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ');
  await context.setOffline(false);

  const device = new DevicePage(page);
  await device.open();
  await device.button('Remove the whole scripture').click();
  await expect(device.button(`Download: ${LETTERS}`)).toBeEnabled();
  expect(await storedPacks(page)).toEqual([]);
});

test('an interrupted download resumes [O15]', async ({ page }) => {
  const loaded: string[] = [];
  let isBroken = true;
  await page.route(PACKS, (route) => {
    loaded.push(new URL(route.request().url()).pathname);
    return isBroken && loaded.length > 4 ? route.abort() : route.continue();
  });
  const device = new DevicePage(page);
  await device.open();
  await device.button(`Download: ${LETTERS}`).click();
  await expect(device.status).toHaveText('The download failed. Check your connection, then continue.');
  const stored = await storedPacks(page);
  expect(stored.filter((path) => path.endsWith('.pack'))).toHaveLength(4);

  await page.reload();
  await expect(device.status).toHaveText("The download isn't complete. What has arrived is kept.");
  isBroken = false;
  loaded.length = 0;
  await device.download('Continue the download', LETTERS);
  expect(loaded.filter((path) => stored.includes(path))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(0);
});

test('reports a damaged pack, which the server stands in for, and packs that the browser has removed [O15]', async ({
  page,
}) => {
  await storePacks(page);
  await page.evaluate(async () => {
    const cache = await caches.open('naad-packs-1');
    const letters = (await cache.keys()).find(({ url }) => url.includes('/letters-'));
    if (letters) await cache.put(letters, new Response(new Uint8Array(1000)));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { suggestions } = await startTyping(page);
  await page.keyboard.type('DDrgj');
  await expect(page.getByText('What is saved on this device is damaged.')).toBeVisible();
  await expect(suggestions.list).toBeVisible();
  const device = new DevicePage(page);
  await page.goto('/device');
  await expect(device.button('Continue the download')).toBeEnabled();
  expect((await storedPacks(page)).some((path) => path.includes('/letters-'))).toBe(false);
  await device.download('Continue the download', LETTERS);

  await page.evaluate(() => caches.delete('naad-packs-1'));
  await page.goto('/shabad?id=1');
  await expect(page.getByText('Your browser has removed the scripture from this device')).toBeVisible();
  await page.getByRole('link', { name: 'On this device' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On this device' })).toBeVisible();
});

test('newer packs replace the stored ones, and none are loaded without enough space [O16]', async ({
  page,
}) => {
  await storePacks(page);
  const before = await storedPacks(page);
  // Simulates a stored older build, one pack of which no longer exists.
  await page.evaluate(async () => {
    const cache = await caches.open('naad-packs-1');
    const record = (await (await cache.match('/packs/stored.json'))?.json()) as {
      body: { search: { hash: string; packs: { name: string; file: string }[] } };
    };
    const { search } = record.body;
    search.hash = 'f'.repeat(64);
    const ranks = search.packs.find(({ name }) => name === 'ranks');
    const stored = ranks && (await cache.match(`/packs/${ranks.file}`));
    if (!ranks || !stored) throw new Error('There are no ranks.');
    await cache.delete(`/packs/${ranks.file}`);
    ranks.file = 'ranks-ffffffffffff.pack';
    await cache.put(`/packs/${ranks.file}`, stored);
    await cache.put('/packs/stored.json', new Response(JSON.stringify(record)));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(async () => (await storedPacks(page)).toSorted()).toEqual(before.toSorted());

  const device = new DevicePage(page);
  await device.open();
  await device.button('Remove the whole scripture').click();
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 20_000_000, usage: 1_000_000 });
  });
  await device.open();
  await device.button(`Download: ${LETTERS}`).click();
  await expect(device.status).toContainText('There is not enough space on this device.');
  expect((await storedPacks(page)).filter((path) => path.endsWith('.pack'))).toEqual([]);
});
