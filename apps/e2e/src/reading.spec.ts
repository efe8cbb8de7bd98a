import type { Page } from '@playwright/test';
import { openDetails } from './pages/openDetails.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { expect, prepareVisitor, test } from './test.ts';

/** The part of the API's shabad that the tests read. */
interface Answer {
  readonly verses: readonly {
    readonly verseId: number;
    readonly verse: { readonly unicode: string };
    readonly transliteration: { readonly en: string };
    readonly translation: { readonly en: { readonly ssk: string } };
  }[];
}

/** The shabad of most tests, with the transliterations that pages show. */
const OWN_SCHEME = '/api/v2/shabads/1839?transliterationScheme=naad';

test.describe('a shabad', () => {
  test('shows every line with its words, transliteration and named translation [S1.3, S2.8, T35]', async ({
    page,
    request,
  }) => {
    const shabad = await ShabadPage.open(page, '/shabad?id=1839');
    const answer = (await (await request.get(OWN_SCHEME)).json()) as Answer;
    await expect(shabad.lines).toHaveCount(answer.verses.length);
    for (const [place, { verse }] of answer.verses.entries())
      expect(await shabad.lineText(place)).toBe(verse.unicode);
    await expect(page.getByRole('main')).toContainText('Dr. Sant Singh Khalsa');
    for (const { transliteration, translation } of answer.verses) {
      await expect(page.getByRole('main')).toContainText(transliteration.en);
      await expect(page.getByRole('main')).toContainText(translation.en.ssk);
    }
    await expect(page).toHaveTitle(/- Naad$/);
  });

  test('links to the next and the previous one', async ({ page }) => {
    await ShabadPage.open(page, '/shabad?id=1839');
    await page.getByRole('link', { name: /next/i }).first().click();
    await expect(page).toHaveURL(/id=1840/);
    await page
      .getByRole('link', { name: /previous/i })
      .first()
      .click();
    await expect(page).toHaveURL(/id=1839/);
  });

  test("highlights a line, and ignores an id that isn't one of its lines [S2.12, B10, B51]", async ({
    page,
    request,
  }) => {
    const answer = (await (await request.get('/api/v2/shabads/3590')).json()) as Answer;
    const id = String(answer.verses[3]?.verseId);
    const shabad = await ShabadPage.open(page, `/shabad?id=3590&highlight=${id}`);
    await expect(shabad.highlighted).toHaveAttribute('data-verse-id', id);
    await expect(shabad.highlighted).toBeInViewport();
    const other = await ShabadPage.open(page, '/shabad?id=3590&highlight=22188');
    await expect(other.lines.first()).toBeVisible();
    await expect(other.highlighted).toHaveCount(0);
  });

  test('shows its place, and no row ends with the separator between two names', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const id of [3590, 1, 40914]) {
      await page.goto(`/shabad?id=${String(id)}`);
      await openDetails(page);
      const hanging = await page
        .locator('[data-meta] [popover] p')
        .first()
        .evaluate((place) =>
          [...place.children]
            .filter((name) => getComputedStyle(name, '::after').content === '"·"')
            .filter((name) => {
              const { top } = name.getBoundingClientRect();
              return Math.abs((name.nextElementSibling?.getBoundingClientRect().top ?? 0) - top) > 4;
            })
            .map((name) => name.textContent),
        );
      expect(hanging).toEqual([]);
    }
  });

  test('shows several shabads on one page in the requested order [S2.9]', async ({ page, request }) => {
    await page.goto('/shabad?id=3590,1');
    const shabads = await Promise.all(
      ['3590', '1'].map(async (id) => (await (await request.get(`/api/v2/shabads/${id}`)).json()) as Answer),
    );
    const expected = shabads.flatMap(({ verses }) => verses.map(({ verseId }) => String(verseId)));
    const ids = await page
      .locator('[data-verse-id]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-verse-id')));
    expect(ids).toEqual(expected);
  });

  test('opens from search and leads to its ang without reloading the page [F3]', async ({ page }) => {
    await page.goto('/search?q=DDr&type=0&source=G');
    await page.evaluate(() => {
      (window as unknown as { isSame: boolean }).isSame = true;
    });
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/shabad\?/);
    await openDetails(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Ang \d+/ })
      .first()
      .click();
    await page.waitForURL(/\/ang\?/);
    await expect(new ShabadPage(page).lines.first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { isSame?: boolean }).isSame)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/shabad\?/);
  });
});

/** Height of the first lines of a shabad, in CSS pixels. */
async function heightOfLines(page: Page, count: number): Promise<number> {
  const { lines } = await ShabadPage.open(page, '/shabad?id=3590');
  const first = await lines.first().boundingBox();
  const last = await lines.nth(count - 1).boundingBox();
  if (!first || !last) throw new Error('The page has too few lines.');
  return last.y + last.height - first.y;
}

for (const [texts, transliterations, count] of [
  ['one translation', [], 4],
  ['one translation and Latin letters', ['en'], 3],
] as const) {
  test(`${String(count)} lines with ${texts} fit a phone of 390 px, two one of 360 px [P20]`, async ({
    page,
    context,
    baseURL,
  }) => {
    await prepareVisitor(context, baseURL ?? '', { transliterations });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await heightOfLines(page, count)).toBeLessThanOrEqual(630);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await heightOfLines(page, 2)).toBeLessThanOrEqual(430);
  });
}

test.describe('an ang', () => {
  test('has its number and source in the title, and links to its neighbours [S2.15, S2.17]', async ({
    page,
  }) => {
    await page.goto('/ang?ang=917&source=G');
    await expect(page).toHaveTitle(/Ang 917.*Guru Granth Sahib.*- Naad$/);
    await expect(page.getByRole('region', { name: 'Shabad Container' })).toContainText('ਅਨੰਦੁ');
    await page.getByRole('link', { name: /next/i }).first().click();
    await expect(page).toHaveURL(/ang=918/);
    await expect(page).toHaveTitle(/Ang 918/);
    await page
      .getByRole('link', { name: /previous/i })
      .first()
      .click();
    await expect(page).toHaveURL(/ang=917/);
  });

  test('has no link before the first and after the last [B63]', async ({ page }) => {
    await page.goto('/ang?ang=1&source=G');
    await expect(page.getByRole('main').locator('a[href]', { hasText: /previous/i })).toHaveCount(0);
    await page.goto('/ang?ang=1430&source=G');
    await expect(page.getByRole('main').locator('a[href]', { hasText: /next/i })).toHaveCount(0);
  });

  for (const [source, ang, name] of [
    ['D', 1428, 'Dasam Granth'],
    ['B', 40, 'Bhai Gurdas'],
    ['S', 28, 'Bhai Gurdas Singh'],
    ['K', 675, 'Kabit'],
  ] as const) {
    test(`of ${name} opens by its number [S1.3, S2.15]`, async ({ page }) => {
      await page.goto(`/ang?ang=${String(ang)}&source=${source}`);
      await expect(page).toHaveTitle(new RegExp(`${String(ang)}.*${name}`));
      await expect(new ShabadPage(page).lines.first()).toBeVisible();
    });
  }
});
