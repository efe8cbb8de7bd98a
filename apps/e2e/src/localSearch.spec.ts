import type { Page } from '@playwright/test';
import { SearchForm } from './pages/SearchForm.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { Suggestions } from './pages/Suggestions.ts';
import { expect, test } from './test.ts';

const SEARCHES = '**/api/v2/search/**';
const PACKS = '**/packs/*.pack';

/** Tens of megabytes, on a machine that does other things as well. */
test.describe.configure({ timeout: 90_000 });

/** The choice in the settings, which stay open beside the page. */
async function openChoice(page: Page) {
  const { settings: panel, settingsButton } = new SiteShell(page);
  await settingsButton.click();
  return {
    panel,
    choice: panel.getByRole('switch', { name: 'Search without a connection' }),
    status: panel.getByRole('status'),
  };
}

async function keepSearch(page: Page) {
  const { choice, status } = await openChoice(page);
  await choice.click();
  await expect(status).toHaveText(/^Kept on this device: \d+ MB\.$/, { timeout: 60_000 });
  await page.keyboard.press('Escape');
}

async function startTyping(page: Page) {
  const form = new SearchForm(page);
  await form.field.click();
  return { form, suggestions: new Suggestions(page) };
}

/** Addresses of packs in the store of the device. */
const keptPacks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('naad-search'))) return [];
    const requests = await (await caches.open('naad-search')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test('nothing is kept, nor loaded, before the visitor wants it, and they see how much it is', async ({
  page,
}) => {
  const loaded: string[] = [];
  await page.route(PACKS, (route) => {
    loaded.push(route.request().url());
    return route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { suggestions } = await startTyping(page);
  await page.keyboard.type('DDrgj');
  await expect(suggestions.list).toBeVisible();
  await page.keyboard.press('Escape');
  const { choice, panel } = await openChoice(page);
  await expect(choice).not.toBeChecked();
  await expect(panel).toContainText(/This loads \d+ MB\./);
  expect(loaded).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('what is kept answers without a connection, as the server does, and can be removed', async ({
  page,
  context,
}) => {
  await page.goto('/shabad?id=1', { waitUntil: 'networkidle' });
  const { form, suggestions } = await startTyping(page);
  await page.keyboard.type('DDrgj');
  // All that there is, and the way to the page of results.
  await expect(suggestions.links).toHaveCount(2);
  const ofServer = await suggestions.links.allTextContents();
  await form.field.fill('');
  await keepSearch(page);

  // A page that one reads stays without a connection, its search form with it.
  await context.setOffline(true);
  await form.field.click();
  await page.keyboard.type('DDrgj');
  await expect(suggestions.list).toBeVisible({ timeout: 20_000 });
  // The first letters may be answered before the last are typed.
  await expect.poll(() => suggestions.links.allTextContents()).toEqual(ofServer);
  expect(await suggestions.markedWords(0)).toEqual(['ਧੰਨੁ', 'ਧੰਨੁ', 'ਰਾਮਦਾਸ', 'ਗੁਰੁ', 'ਜਿਨਿ']);

  await context.setOffline(false);
  // After a new start it is still there, and nobody asks the server.
  await page.route(SEARCHES, (route) => route.abort());
  await page.goto('/search?q=ਰਾਮਦਾਸ&type=2&source=all', { waitUntil: 'networkidle' });
  const again = await startTyping(page);
  await page.keyboard.press('End');
  await page.keyboard.type(' gur');
  await expect(again.suggestions.list).toBeVisible({ timeout: 20_000 });
  await expect(again.suggestions.list).toContainText('ਰਾਮਦਾਸ ਗੁਰ');

  await page.keyboard.press('Escape');
  const { choice } = await openChoice(page);
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('loading that was interrupted goes on where it was', async ({ page }) => {
  const loaded: string[] = [];
  let isBroken = true;
  await page.route(PACKS, (route) => {
    loaded.push(new URL(route.request().url()).pathname);
    return isBroken && loaded.length > 4 ? route.abort() : route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { choice, status } = await openChoice(page);
  await choice.click();
  await expect(status).toHaveText('It did not load. Check your connection and switch it on again.');
  await expect(choice).not.toBeChecked();
  const kept = await keptPacks(page);
  expect(kept).toHaveLength(4);

  await page.reload({ waitUntil: 'networkidle' });
  const later = await openChoice(page);
  await expect(later.status).toHaveText('Loading was interrupted. Switch it on to go on.');
  isBroken = false;
  loaded.length = 0;
  await later.choice.click();
  await expect(later.status).toHaveText(/^Kept on this device/, { timeout: 60_000 });
  expect(loaded.filter((path) => kept.includes(path))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(0);
});

test('what is damaged is said to be, and the server answers', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await keepSearch(page);
  await page.evaluate(async () => {
    const cache = await caches.open('naad-search');
    const letters = (await cache.keys()).find(({ url }) => url.includes('/letters-'));
    if (letters) await cache.put(letters, new Response(new Uint8Array(1000)));
  });
  await page.reload({ waitUntil: 'networkidle' });
  const { suggestions } = await startTyping(page);
  await page.keyboard.type('DDrgj');
  await expect(page.getByText('The search kept on this device is damaged.')).toBeVisible();
  await expect(suggestions.list).toBeVisible();
  await page.keyboard.press('Escape');
  const { choice, status } = await openChoice(page);
  await expect(choice).not.toBeChecked();
  await expect(status).toContainText('What was kept is damaged');
  expect((await keptPacks(page)).some((path) => path.includes('/letters-'))).toBe(false);
  await choice.click();
  await expect(status).toHaveText(/^Kept on this device/, { timeout: 60_000 });
});

test('newer packs take the place of those kept, and where there is no room none are loaded', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await keepSearch(page);
  const before = await keptPacks(page);
  // As if the device had kept an older build, one pack of which is no more.
  await page.evaluate(async () => {
    const cache = await caches.open('naad-search');
    const manifest = (await (await cache.match('/packs/manifest.json'))?.json()) as {
      search: { hash: string; packs: { name: string; file: string }[] };
    };
    manifest.search.hash = 'f'.repeat(64);
    const ranks = manifest.search.packs.find(({ name }) => name === 'ranks');
    const kept = ranks && (await cache.match(`/packs/${ranks.file}`));
    if (!ranks || !kept) throw new Error('There are no ranks.');
    await cache.delete(`/packs/${ranks.file}`);
    ranks.file = 'ranks-ffffffffffff.pack';
    await cache.put(`/packs/${ranks.file}`, kept);
    await cache.put('/packs/manifest.json', new Response(JSON.stringify(manifest)));
  });
  await page.reload({ waitUntil: 'networkidle' });
  const { suggestions } = await startTyping(page);
  await page.keyboard.type('DDrgj');
  await expect(suggestions.list).toBeVisible();
  await expect.poll(async () => (await keptPacks(page)).toSorted()).toEqual(before.toSorted());

  await page.evaluate(() => caches.delete('naad-search'));
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 50_000_000, usage: 1_000_000 });
  });
  await page.reload({ waitUntil: 'networkidle' });
  const { choice, status } = await openChoice(page);
  await choice.click();
  await expect(status).toHaveText('There is not enough room on this device.');
  expect(await keptPacks(page)).toEqual([]);
});
