import type { Page } from '@playwright/test';
import { SearchForm } from './pages/SearchForm.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { Suggestions } from './pages/Suggestions.ts';
import { expect, test, rememberFirstLetters } from './test.ts';

const SEARCHES = '**/api/v2/search/**';
const PACKS = '**/packs/*.pack';

/** The packs have tens of megabytes, and the machine may be busy. */
test.describe.configure({ timeout: 90_000 });

/** Opens the settings, which stay open beside the page, and finds the switch for offline search. */
async function openOfflineSearch(page: Page) {
  const { settings: panel, settingsButton } = new SiteShell(page);
  await settingsButton.click();
  return {
    panel,
    choice: panel.getByRole('switch', { name: 'Offline suggestions' }),
    status: panel.getByRole('status'),
  };
}

async function storePacks(page: Page) {
  const { choice, status } = await openOfflineSearch(page);
  await choice.click();
  await expect(status).toHaveText(/^Saved on this device: \d+ MB\.$/, { timeout: 60_000 });
  await page.keyboard.press('Escape');
}

async function startTyping(page: Page) {
  const form = new SearchForm(page);
  await form.focus();
  return { form, suggestions: new Suggestions(page) };
}

/** Paths of the packs in the device's cache. */
const storedPacks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('naad-search'))) return [];
    const requests = await (await caches.open('naad-search')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test.beforeEach(({ page }) => rememberFirstLetters(page));

test('no pack is loaded or stored by default, and the settings show the size', async ({ page }) => {
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
  const { choice, panel } = await openOfflineSearch(page);
  await expect(choice).not.toBeChecked();
  await expect(panel).toContainText(/This loads \d+ MB\./);
  expect(loaded).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('stored packs answer offline like the server, and can be removed', async ({ page, context }) => {
  await page.goto('/shabad?id=1', { waitUntil: 'networkidle' });
  const { form, suggestions } = await startTyping(page);
  await page.keyboard.type('DDrgj');
  // The only result, and the link to all results.
  await expect(suggestions.links).toHaveCount(2);
  const lines = suggestions.links.locator('[lang=pa-Guru]');
  const ofServer = await lines.allTextContents();
  await form.field.fill('');
  await storePacks(page);

  // The open page stays usable offline, with its search form.
  await context.setOffline(true);
  await form.field.click();
  await page.keyboard.type('DDrgj');
  await expect(suggestions.list).toBeVisible({ timeout: 20_000 });
  // The first letters may be answered before the last are typed.
  await expect.poll(() => lines.allTextContents()).toEqual(ofServer);
  expect(await suggestions.markedWords(0)).toEqual(['ਧੰਨੁ', 'ਧੰਨੁ', 'ਰਾਮਦਾਸ', 'ਗੁਰੁ', 'ਜਿਨਿ']);

  await context.setOffline(false);
  // After a reload the packs are still there, and the server isn't asked.
  await page.route(SEARCHES, (route) => route.abort());
  await page.goto('/search?q=ਰਾਮਦਾਸ&type=2&source=all', { waitUntil: 'networkidle' });
  const again = await startTyping(page);
  await page.keyboard.press('End');
  await page.keyboard.type(' gur');
  await expect(again.suggestions.list).toBeVisible({ timeout: 20_000 });
  await expect(again.suggestions.list).toContainText('ਰਾਮਦਾਸ ਗੁਰ');

  await page.keyboard.press('Escape');
  const { choice } = await openOfflineSearch(page);
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('the one box is answered offline by stored packs [Q56]', async ({ page, context }) => {
  await page.goto('/shabad?id=1&type=8', { waitUntil: 'networkidle' });
  const { form, suggestions } = await startTyping(page);
  await form.field.fill('');
  await storePacks(page);
  await context.setOffline(true);
  await form.field.click();
  await page.keyboard.insertText('ਧਧਰਗਜ');
  await expect(suggestions.list).toContainText('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ', { timeout: 20_000 });
});

test('an interrupted download resumes', async ({ page }) => {
  const loaded: string[] = [];
  let isBroken = true;
  await page.route(PACKS, (route) => {
    loaded.push(new URL(route.request().url()).pathname);
    return isBroken && loaded.length > 4 ? route.abort() : route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { choice, status } = await openOfflineSearch(page);
  await choice.click();
  await expect(status).toHaveText('Loading failed. Check your connection, then turn it on again.');
  await expect(choice).not.toBeChecked();
  const stored = await storedPacks(page);
  expect(stored).toHaveLength(4);

  await page.reload({ waitUntil: 'networkidle' });
  const later = await openOfflineSearch(page);
  await expect(later.status).toHaveText('Loading was interrupted. Turn it on to continue.');
  isBroken = false;
  loaded.length = 0;
  await later.choice.click();
  await expect(later.status).toHaveText(/^Saved on this device/, { timeout: 60_000 });
  expect(loaded.filter((path) => stored.includes(path))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(0);
});

test('a damaged pack is reported, and the server answers', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await storePacks(page);
  await page.evaluate(async () => {
    const cache = await caches.open('naad-search');
    const letters = (await cache.keys()).find(({ url }) => url.includes('/letters-'));
    if (letters) await cache.put(letters, new Response(new Uint8Array(1000)));
  });
  await page.reload({ waitUntil: 'networkidle' });
  const { suggestions } = await startTyping(page);
  await page.keyboard.type('DDrgj');
  await expect(page.getByText('Offline suggestions are damaged.')).toBeVisible();
  await expect(suggestions.list).toBeVisible();
  await page.keyboard.press('Escape');
  const { choice, status } = await openOfflineSearch(page);
  await expect(choice).not.toBeChecked();
  await expect(status).toContainText('The saved data is damaged');
  expect((await storedPacks(page)).some((path) => path.includes('/letters-'))).toBe(false);
  await choice.click();
  await expect(status).toHaveText(/^Saved on this device/, { timeout: 60_000 });
});

test('newer packs replace the stored ones, and none are loaded without enough space', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await storePacks(page);
  const before = await storedPacks(page);
  // Simulates a stored older build, one pack of which no longer exists.
  await page.evaluate(async () => {
    const cache = await caches.open('naad-search');
    const manifest = (await (await cache.match('/packs/manifest.json'))?.json()) as {
      search: { hash: string; packs: { name: string; file: string }[] };
    };
    manifest.search.hash = 'f'.repeat(64);
    const ranks = manifest.search.packs.find(({ name }) => name === 'ranks');
    const stored = ranks && (await cache.match(`/packs/${ranks.file}`));
    if (!ranks || !stored) throw new Error('There are no ranks.');
    await cache.delete(`/packs/${ranks.file}`);
    ranks.file = 'ranks-ffffffffffff.pack';
    await cache.put(`/packs/${ranks.file}`, stored);
    await cache.put('/packs/manifest.json', new Response(JSON.stringify(manifest)));
  });
  await page.reload({ waitUntil: 'networkidle' });
  const { suggestions } = await startTyping(page);
  await page.keyboard.type('DDrgj');
  await expect(suggestions.list).toBeVisible();
  await expect.poll(async () => (await storedPacks(page)).toSorted()).toEqual(before.toSorted());

  await page.evaluate(() => caches.delete('naad-search'));
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 50_000_000, usage: 1_000_000 });
  });
  await page.reload({ waitUntil: 'networkidle' });
  const { choice, status } = await openOfflineSearch(page);
  await choice.click();
  await expect(status).toHaveText('Not enough space on this device.');
  expect(await storedPacks(page)).toEqual([]);
});
