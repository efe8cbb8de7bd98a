import type { Locator, Page } from '@playwright/test';
import { BaniListPage } from './pages/BaniListPage.ts';
import { openDetails } from './pages/openDetails.ts';
import { BaniPage } from './pages/BaniPage.ts';
import { expect, test, prepareVisitor } from './test.ts';

/** Verse ids of a bani in one length, by the API. */
async function versesOf(page: Page, id: number, length: 's' | 'm' | 't' | 'b'): Promise<number[]> {
  const answer = await page.request.get(`/api/v2/banis/${String(id)}?length=${length}`);
  const { verses } = (await answer.json()) as { verses: { verse: { verseId: number } }[] };
  return verses.map(({ verse }) => verse.verseId);
}

test('the list has every bani, and filters by name [B79, S2.19]', async ({ page }) => {
  const list = await BaniListPage.open(page);
  const rows = (await (await page.request.get('/api/v2/banis')).json()) as { transliteration: string }[];
  await expect(list.banis).toHaveCount(rows.length);
  for (const [typed, count] of [
    ['vaar', rows.filter(({ transliteration }) => transliteration.includes('vaar')).length],
    ['ਜਪੁ ਜੀ', 1],
    ['jpu jI', 1],
    ['no such bani', 0],
  ] as const) {
    await list.field.fill(typed);
    await expect(list.banis).toHaveCount(count);
  }
});

test('a bani can be opened from the list by its name [B80, S1.4, S2.20]', async ({ page }) => {
  const list = await BaniListPage.open(page);
  await list.field.fill('japujee');
  const bani = await list.openBani('ਜਪੁ ਜੀ ਸਾਹਿਬ');
  await expect(page).toHaveURL(/\/sundar-gutka\/japujee-saahib$/);
  await expect(bani.title).toContainText('ਜਪੁ ਜੀ ਸਾਹਿਬ');
  await expect(bani.lines).toHaveCount(385);
});

for (const [name, id] of [
  ['japujee-saahib', 2],
  ['raharaas-saahib', 21],
  ['sohilaa-saahib', 23],
] as const) {
  test(`/sundar-gutka/${name} is the same bani as /sundar-gutka/${String(id)} [B80, S2.21]`, async ({
    page,
  }) => {
    const named = await (await BaniPage.open(page, name)).verseIds();
    const numbered = await (await BaniPage.open(page, String(id))).verseIds();
    expect(named.length).toBeGreaterThan(50);
    expect(numbered).toEqual(named);
  });
}

test("an unknown bani isn't found, and the page links to all of them [S2.20]", async ({ page }) => {
  const response = await page.goto('/sundar-gutka/no-such-bani');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('no-such-bani');
  await page.getByRole('main').getByRole('link', { name: 'all banis' }).click();
  await expect(new BaniListPage(page).banis.first()).toBeVisible();
});

test('a length shows its lines, and applies to all banis from then on [B78]', async ({ page }) => {
  const bani = await BaniPage.open(page, 'raharaas-saahib');
  expect(await bani.verseIds()).toEqual(await versesOf(page, 21, 's'));
  await bani.chooseLength('Longer');
  await expect.poll(() => bani.verseIds()).toEqual(await versesOf(page, 21, 't'));
  await page.reload();
  expect(await bani.verseIds()).toEqual(await versesOf(page, 21, 't'));
  const aarti = await BaniPage.open(page, '22');
  expect(await aarti.verseIds()).toEqual(await versesOf(page, 22, 't'));
  await aarti.chooseLength('Shorter');
  await expect.poll(() => aarti.verseIds()).toEqual(await versesOf(page, 22, 'm'));
});

test('a form says only what the source says of it, and the list has the banis on shelves [T3, T7]', async ({
  page,
}) => {
  const rehras = await BaniPage.open(page, 'raharaas-saahib');
  await openDetails(page);
  await expect(rehras.lengths.getByRole('link')).toHaveText([/^Shorter.*\(S\.\)/, /^Longer.*\(T\.\)/]);
  const chaupai = await BaniPage.open(page, '9');
  await openDetails(page);
  await expect(chaupai.lengths.getByRole('link')).toHaveText([
    /^Shorter\d+ lines$/,
    /^Longer.*from the Rehras$/,
  ]);
  await page.goto('/sundar-gutka');
  await expect(page.getByRole('region', { name: 'Vaars' }).getByRole('link')).toHaveCount(21);
  await page.getByRole('link', { name: 'ਬਸੰਤ ਕੀ ਵਾਰ' }).click();
  await expect(new BaniPage(page).lines).toHaveCount(17);
});

test('a bani with one length says so', async ({ page }) => {
  const bani = await BaniPage.open(page, 'japujee-saahib');
  await expect(bani.lengths).toHaveCount(0);
  await openDetails(page);
  await expect(page.getByText('This bani has only one length.')).toBeVisible();
});

test('paragraph mode groups the lines of each paragraph [B81]', async ({ page, context, baseURL }) => {
  await prepareVisitor(context, baseURL ?? '', { isParagraph: true });
  const bani = await BaniPage.open(page, 'sohilaa-saahib');
  const groups = page.locator('[data-paragraph]');
  const answer = await page.request.get('/api/v2/banis/23?length=s');
  const { verses } = (await answer.json()) as { verses: { paragraph: number; verse: { verseId: number } }[] };
  const numbers = [...new Set(verses.map(({ paragraph }) => paragraph))];
  const expected = numbers.map((number) => verses.filter(({ paragraph }) => paragraph === number));
  await expect(groups).toHaveCount(expected.length);
  expect(
    await groups.evaluateAll((each) =>
      each.map((group) =>
        [...group.querySelectorAll('[data-verse-id]')].map((line) =>
          Number(line.getAttribute('data-verse-id')),
        ),
      ),
    ),
  ).toEqual(expected.map((group) => group.map(({ verse }) => verse.verseId)));
  await expect(bani.lines).toHaveCount(verses.length);
});

test('the contents of the longest bani link to its parts, and the progress is shown', async ({ page }) => {
  const bani = await BaniPage.open(page, 'sukhamanee-saahib');
  // A page of 2,027 lines hydrates later than others.
  await bani.progress.waitFor();
  await expect(bani.progress).toHaveAttribute('aria-valuetext', /^[0-3]%$/);
  await openDetails(page);
  await bani.contents.locator('summary').click();
  const parts = bani.contents.getByRole('link');
  expect(await parts.count()).toBeGreaterThan(40);
  await parts.nth(20).click();
  await expect(page).toHaveURL(/#part-21$/);
  await expect(page.locator('#part-21')).toBeInViewport();
  await expect(bani.progress).not.toHaveAttribute('aria-valuetext', /^[0-3]%$/);
});

test('a bani is continued where the reader stopped, from Home and from its page [P45]', async ({ page }) => {
  const path = '/sundar-gutka/sukhamanee-saahib';
  const bani = await BaniPage.open(page, 'sukhamanee-saahib');
  await bani.progress.waitFor();
  await page.locator('#part-21').scrollIntoViewIfNeeded();
  // Lines off screen have estimated heights, so the text moves once more after scrolling: wait until the first line on screen is saved.
  await expect.poll(async () => (await savedLine(page)) - (await firstOnScreen(bani.lines))).toBe(0);
  const line = bani.lines.nth(await savedLine(page));
  await page.goto('/');
  const go = page.locator('[data-go-on="resume"]');
  await expect(go).toContainText(/\d+% read/);
  await expect(go).toHaveAttribute('href', `${path}#resume`);
  await go.click();
  await expect(line).toBeInViewport();
  await expect(bani.progress).not.toHaveAttribute('aria-valuetext', /^[0-3]%$/);

  await page.goto('/sundar-gutka');
  await page.goto(path);
  await expect(line).not.toBeInViewport();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Continue' }).click();
  await expect(line).toBeInViewport();
});

/** Index of the line that this device saved as the place in the only bani read; -1 if there is none. */
const savedLine = (page: Page) =>
  page.evaluate(() => {
    const places = JSON.parse(localStorage.getItem('naad.baniPlaces') ?? '[]') as { index: number }[];
    return places[0]?.index ?? -1;
  });

/** Index of the first line that begins on the screen. */
const firstOnScreen = (lines: Locator) =>
  lines.evaluateAll((all) => all.findIndex((line) => line.getBoundingClientRect().top >= 0));
