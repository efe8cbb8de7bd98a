import type { Page } from '@playwright/test';
import { DevicePage } from './pages/DevicePage.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { Suggestions } from './pages/Suggestions.ts';
import { type BuiltServer, startBuiltServer } from './startBuiltServer.ts';
import { expectOfWorker as expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });
/** Enough to download everything and to open the 200 pages of the large sample. */
test.describe.configure({ timeout: 900_000 });

/** A small sample by default; OFFLINE_SAMPLE=large compares 200 pages and 100 searches of each type. */
const { PAGES, SEARCHES_PER_TYPE } =
  process.env['OFFLINE_SAMPLE'] === 'large'
    ? { PAGES: { angs: 90, shabads: 90, banis: 20 }, SEARCHES_PER_TYPE: 100 }
    : { PAGES: { angs: 20, shabads: 20, banis: 5 }, SEARCHES_PER_TYPE: 15 };
const ENGLISH = 'Search in translations';
/** Words of a line that queries of every type can be made of. */
const FEWEST_WORDS = 3;

/** Numbers from 0 to below 1, the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Verse {
  readonly shabadId: number;
  readonly verse: { readonly unicode: string };
  readonly translation: { readonly en: { readonly ssk: string | null } };
  readonly transliteration: { readonly en: string };
}

/** What the server says, in the same letters as a device: it precomposes them for existing clients. */
async function askServer(origin: string, path: string): Promise<string> {
  return (await (await fetch(`${origin}/api${path}`)).text()).normalize('NFC');
}

/** Lines of random angs, for queries and for the ids of shabads. */
async function randomVerses(origin: string, random: () => number, count: number): Promise<Verse[]> {
  const verses: Verse[] = [];
  while (verses.length < count) {
    const ang = 1 + Math.floor(random() * 1430);
    const path = `/v2/angs/${String(ang)}/G?translations=en.ssk&transliterations=en`;
    const { page } = JSON.parse(await askServer(origin, path)) as { page: Verse[] };
    const verse = page[Math.floor(random() * page.length)];
    if (verse && wordsOf(verse.verse.unicode).length >= FEWEST_WORDS) verses.push(verse);
  }
  return verses;
}

const initialsOf = (text: string): string =>
  text
    .split(' ')
    .map((word) => [...word][0] ?? '')
    .join('');

/** A query of each type for a line. */
const QUERIES: readonly (readonly [type: number, queryOf: (verse: Verse, random: () => number) => string])[] =
  [
    [0, ({ verse }) => initialsOf(wordsOf(verse.unicode).slice(0, 5).join(' '))],
    [1, ({ verse }) => initialsOf(wordsOf(verse.unicode).slice(1, 5).join(' '))],
    [2, ({ verse }) => wordsOf(verse.unicode).slice(0, 2).join(' ')],
    [3, ({ translation }) => (translation.en.ssk ?? 'peace').split(' ').slice(0, 3).join(' ')],
    [4, ({ transliteration }) => transliteration.en.split(' ').slice(0, 3).join(' ')],
    [5, (_, random) => String(1 + Math.floor(random() * 1430))],
    [6, ({ verse }) => wordsOf(verse.unicode).slice(0, 2).join(' ').replace(/\p{M}/gu, '')],
    [7, ({ transliteration }) => initialsOf(transliteration.en.split(' ').slice(0, 4).join(' '))],
    [
      8,
      ({ verse, transliteration }, random) =>
        random() < 0.5
          ? wordsOf(verse.unicode).slice(0, 3).join(' ')
          : transliteration.en.split(' ').slice(0, 3).join(' '),
    ],
  ];

/** Words of a line without its end marks and numbers. */
const wordsOf = (unicode: string): string[] =>
  unicode.split(' ').filter((word) => /^[\u0A05-\u0A39]/.test(word));

/** The main text of a document: all Gurmukhi in its main part, in order. */
function textOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    return Array.from(document.querySelectorAll('main [lang="pa-Guru"]'), ({ textContent }) => textContent);
  }, html);
}

async function randomPaths(origin: string, random: () => number): Promise<string[]> {
  const angs = Array.from({ length: PAGES.angs }, (_, index) =>
    index % 3 === 2
      ? `/ang?ang=${String(1 + Math.floor(random() * 1428))}&source=D`
      : `/ang?ang=${String(1 + Math.floor(random() * 1430))}&source=G`,
  );
  const verses = await randomVerses(origin, random, PAGES.shabads);
  const shabads = verses.map(({ shabadId }) => `/shabad?id=${String(shabadId)}`);
  const list = await (await fetch(`${origin}/sundar-gutka`)).text();
  const banis = [
    ...new Set([...list.matchAll(/href="(\/sundar-gutka\/[\w-]+)"/g)].map(([, path]) => path ?? '')),
  ];
  const step = Math.max(1, Math.floor(banis.length / PAGES.banis));
  return [...angs, ...shabads, ...banis.filter((_, index) => index % step === 0).slice(0, PAGES.banis)];
}

/** Downloads everything, and waits until the service worker controls the page. */
async function downloadEverything(page: Page, origin: string): Promise<void> {
  const device = new DevicePage(page);
  await device.open(origin);
  await device.download(/^Download everything/, ENGLISH);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test.describe('with the whole scripture on this device', () => {
  let site: BuiltServer;
  test.beforeAll(async () => {
    site = await startBuiltServer();
  });
  test.afterAll(() => site.stop());

  test('random pages have the text of the server, and searches of each type its answers, offline [O12, O17]', async ({
    page,
    context,
  }) => {
    const random = createRandom(23);
    const paths = await randomPaths(site.origin, random);
    expect(paths).toHaveLength(PAGES.angs + PAGES.shabads + PAGES.banis);
    const online = new Map<string, string>();
    for (const path of paths) online.set(path, await (await fetch(site.origin + path)).text());
    const searches: { path: string; answer: string }[] = [];
    for (const verse of await randomVerses(site.origin, random, SEARCHES_PER_TYPE)) {
      for (const [type, queryOf] of QUERIES) {
        const query = encodeURIComponent(queryOf(verse, random));
        const path = `/v2/search/${query}?searchtype=${String(type)}&translations=en.ssk&transliterations=en`;
        searches.push({ path, answer: await askServer(site.origin, path) });
      }
    }

    await downloadEverything(page, site.origin);
    await context.setOffline(true);
    const differing: string[] = [];
    for (const path of paths) {
      const response = await page.goto(site.origin + path, { waitUntil: 'commit' });
      const offline = await textOf(page, (await response?.text()) ?? '');
      const expected = await textOf(page, online.get(path) ?? '');
      expect(expected.length, path).toBeGreaterThan(0);
      if (JSON.stringify(offline) !== JSON.stringify(expected)) differing.push(path);
    }
    expect(differing).toEqual([]);

    await page.goto(`${site.origin}/help`);
    for (const { path, answer } of searches) {
      const found = await page.evaluate(async (address) => (await fetch(address)).text(), `/api${path}`);
      if (JSON.stringify(JSON.parse(found)) !== JSON.stringify(JSON.parse(answer))) differing.push(path);
    }
    expect(differing).toEqual([]);
  });

  test('pages, search and suggestions work after the server was killed, on Home too [O17, O18, O19]', async ({
    page,
    context,
  }) => {
    const own = await startBuiltServer();
    await downloadEverything(page, own.origin);
    await own.kill();
    await page.goto(`${own.origin}/ang?ang=917&source=G`);
    await expect(page.getByRole('main')).toContainText('ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ');
    // Without a new document: the API answers from this device.
    await page.getByRole('link', { name: 'Next' }).first().click();
    await page.waitForURL(/ang=918/);
    await page.goto(`${own.origin}/random`);
    await page.waitForURL(/\/shabad\?id=\d+/);
    await page.goto(`${own.origin}/hukamnama?date=2024/1/31`);
    await expect(page.locator('main [data-verse-id]').first()).toBeVisible();
    await page.goto(`${own.origin}/shabad?id=999999`);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('offline');
    await page.goto(`${own.origin}/search?q=dhan dhan ramdas gur&type=4&source=all`);
    await expect(page.getByRole('main')).toContainText('ਰਾਮਦਾਸ');
    const form = new SearchForm(page);
    await form.focus();
    await form.field.fill('dhan dhan ramdas guru');
    await expect(new Suggestions(page).list).toBeVisible();

    await page.goto(own.origin);
    const probe = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v2/health'));
    await context.setOffline(true);
    await probe;
    await form.field.fill('dhan dhan ramdas guru');
    await expect(new Suggestions(page).list).toBeVisible();
  });
});

test('reading works with its part alone, and other features say that they are not here [O13]', async ({
  page,
  context,
}) => {
  const device = new DevicePage(page);
  await device.open();
  await device.button('Download: Gurbani to read').click();
  await expect(device.button('Remove the whole scripture')).toBeEnabled({ timeout: 240_000 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto('/shabad?id=3590');
  await expect(page.locator('main [data-verse-id]').first()).toBeVisible();
  await page.goto('/search?q=blessed&type=3&source=all');
  await expect(page.getByRole('main')).toContainText('You are offline');
});

test('every letter is checked: a site that changes one is refused [O14]', async ({ browser, baseURL }) => {
  // The worker of the page would hide the requests from the test.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const visitor = await context.newPage();
  const device = new DevicePage(visitor);
  await visitor.route('**/.well-known/naad-manifest.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"lineCount":', '"lineCount": ') });
  });
  await visitor.goto(new URL('/device', baseURL).href);
  await device.button('Download: Gurbani to read').click();
  await expect(device.status).toContainText('What arrived differs from the scripture');
  await expect(device.button('Download: Gurbani to read')).toBeEnabled();
  await context.close();
});
