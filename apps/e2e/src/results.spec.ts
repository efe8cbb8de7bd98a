import type { Locator, Page } from '@playwright/test';
import { SearchPage, ShabadPreview } from './pages/SearchPage.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { expect, test } from './test.ts';

/** The page of results. */

const MANY = { q: 'hh', type: '0', source: 'all', writer: 'all' } as const;
/** 21 lines, so the second page has one. */
const TWENTY_ONE = { q: 'rdhh', type: '0', source: 'G', writer: 'all' } as const;

const marked = (within: Locator) => within.getByRole('heading').locator('mark').allInnerTexts();
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test.describe('the number of results', { tag: '@phone' }, () => {
  test('of one opens its shabad with that line highlighted and its words marked [B38]', async ({ page }) => {
    await SearchPage.open(page, { q: 'DDrgj', type: '0' });
    await expect(page).toHaveURL(/\/shabad\?id=3590&q=DDrgj&type=0&source=all&highlight=\d+/);
    const shabad = new ShabadPage(page);
    await expect(shabad.highlighted).toHaveCount(1);
    await expect(shabad.highlighted.locator('mark')).toHaveText(['ਧੰਨੁ', 'ਧੰਨੁ', 'ਰਾਮਦਾਸ', 'ਗੁਰੁ', 'ਜਿਨਿ']);
  });

  test('of one on a last page is still a list [B38]', async ({ page }) => {
    const { results } = await SearchPage.open(page, { ...TWENTY_ONE, offset: '2' });
    await expect(results).toHaveCount(1);
    expect(params(page)).toMatchObject({ offset: '2' });
  });

  test('of none names the query, source and type, and links to help and a similar query [B39, S2.67, S8.6]', async ({
    page,
  }) => {
    await SearchPage.open(page, { q: 'ਧਧਰਗਜਮਨ', type: '0', source: 'G', writer: 'all' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('ਧਧਰਗਜਮਨ');
    await expect(main).toContainText('Sri Guru Granth Sahib Ji');
    await expect(main).toContainText('First letters from the start');
    await expect(main.getByRole('link', { name: 'How to search' })).toHaveAttribute('href', /^\/help/);
    // A query with a single line would open it.
    const near = main.getByRole('region', { name: 'Close matches' }).getByRole('link').nth(1);
    const count = Number(/(\d+) lines?$/.exec(await near.innerText())?.[1]);
    await near.click();
    await expect(new SearchPage(page).results).toHaveCount(Math.min(count, 20));
  });

  test('of an empty query is none, without a search [B40]', async ({ page }) => {
    await SearchPage.open(page, { q: '', type: '0' });
    await expect(page.getByRole('main')).toContainText('Type a few letters to search.');
  });
});

test.describe('a result', { tag: '@phone' }, () => {
  test('links to the same search in its source and by its writer [B41, S2.72]', async ({ page }) => {
    const { results } = await SearchPage.open(page, MANY);
    await results.first().getByRole('link', { name: 'Sri Guru Granth Sahib Ji' }).click();
    await expect(page).toHaveURL(/source=G/);
    expect(params(page)).toMatchObject({ q: 'hh', type: '0', source: 'G', writer: 'all' });
    await SearchPage.open(page, { ...MANY, source: 'G' });
    await results
      .first()
      .getByRole('link', { name: /^(Guru|Bhagat) / })
      .click();
    await expect(page).toHaveURL(/writer=\d+/);
    expect(params(page)).toMatchObject({ q: 'hh', type: '0', source: 'G' });
  });

  test('links to its ang [S2.72]', async ({ page }) => {
    const { results } = await SearchPage.open(page, { ...MANY, source: 'G' });
    await results
      .first()
      .getByRole('link', { name: /^Ang \d+$/ })
      .click();
    await expect(page).toHaveURL(/\/ang\?ang=\d+&source=G/);
  });

  test('names its raag only if it has one [B42]', async ({ page, request }) => {
    for (const source of ['B', 'G']) {
      const query = { ...MANY, q: source === 'B' ? 'gm' : 'hh', source };
      const { results } = await SearchPage.open(page, query);
      const answer = (await (await request.get(`/api/v2/search/${query.q}?source=${source}`)).json()) as {
        verses: { raag: { english: string | null } }[];
      };
      await expect(results).toHaveCount(answer.verses.length);
      for (const [place, { raag }] of answer.verses.entries()) {
        const isThere = raag.english !== null && raag.english !== 'No Raag';
        const text = await results.nth(place).innerText();
        expect(text.includes(raag.english ?? 'Raag'), text).toBe(isThere);
      }
    }
  });
});

test.describe('the matched words are marked [S1.2]', { tag: '@phone' }, () => {
  test('in type 0: the first five for mmggk [B46]', async ({ page }) => {
    const { results } = await SearchPage.open(page, { q: 'mmggk', type: '0' });
    expect(await marked(results.first())).toEqual(['ਮੁਚੁ', 'ਮੁਚੁ', 'ਗਰਭ', 'ਗਏ', 'ਕੀਨ']);
  });

  test('in type 1: the words whose first letters match [B47]', async ({ page }) => {
    const results = await SearchPage.open(page, { q: 'hjp', type: '1' });
    const line = results.results.filter({ hasText: /ਬਹੁਰਿ\s+ਹਮੈ/ });
    expect(await marked(line)).toEqual(['ਹਮੈ', 'ਜਮਪੁਰੀ', 'ਪਠੈਹੈ']);
  });

  test('in type 2: both words of mn myry [B48]', async ({ page }) => {
    const { results } = await SearchPage.open(page, { q: 'mn myry', type: '2' });
    expect(await marked(results.first())).toEqual(['ਮਨ', 'ਮੇਰੇ']);
  });

  test('in type 7: q also matches a word with t [B49]', async ({ page }) => {
    await SearchPage.open(page, { q: 'jmqatssd', type: '7' });
    await expect(page).toHaveURL(/\/shabad\?id=2600/);
    await expect(new ShabadPage(page).highlighted.locator('mark').first()).toHaveText('ਜੋ');
  });

  test("in type 3: in the translation, with the translator's name", async ({ page }) => {
    const { results } = await SearchPage.open(page, { q: 'ocean of peace', type: '3' });
    const first = results.first();
    await expect(first.locator('mark')).toHaveText([/^ocean$/i, /^peace\W?$/i]);
    await expect(first).toContainText('in the translation by Dr. Sant Singh Khalsa');
    await first.getByRole('heading').getByRole('link').click();
    await expect(new ShabadPage(page).highlighted.locator('mark')).toHaveText([/^ocean$/i, /^peace\W?$/i]);
  });

  test('with the reason of an inexact match', async ({ page }) => {
    const { results } = await SearchPage.open(page, { q: 'so dar tera keha so ghar keha', type: '4' });
    await expect(results.first()).toContainText('sounds alike');
    await SearchPage.open(page, TWENTY_ONE);
    await expect(results.first()).toContainText('one letter differs');
  });
});

test.describe('the preview of a shabad [B43]', { tag: '@phone' }, () => {
  test.use({ hasTouch: true });

  test('opens on a long press without following the link, and closes on a tap elsewhere [S2.77, B43]', async ({
    page,
  }) => {
    const preview = new ShabadPreview(await SearchPage.open(page, { ...MANY, source: 'G' }), 0);
    await preview.press();
    await expect(preview.lines.first()).toBeVisible();
    await expect(page).toHaveURL(/\/search\?/);
    // The preview may cover the page's heading.
    await page.getByRole('banner').tap({ position: { x: 200, y: 20 } });
    await expect(preview.box).toBeHidden();
    await preview.link.tap();
    await expect(page).toHaveURL(/\/shabad\?/);
  });
});

test.describe('the pages of results', () => {
  test('list ten around the current, the first, the last, and the middle of each gap [B44, S9.3]', async ({
    page,
    isMobile,
  }) => {
    const { pagination } = await SearchPage.open(page, { ...MANY, offset: '15' });
    const shown = await pagination.getByRole('link').filter({ visible: true }).allInnerTexts();
    expect(shown.map((text) => text.trim())).toEqual(
      isMobile
        ? ['‹', '1', '…', '14', '15', '16', '…', '38', '›']
        : ['‹', '1', '…', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '…', '38', '›'],
    );
    const leaps = pagination.getByRole('link', { name: /^… page/ });
    await expect(leaps.first()).toHaveAttribute('href', /offset=5$/);
    await expect(leaps.last()).toHaveAttribute('href', /offset=29$/);
  });

  test("don't link the current one; others start at the top and keep query, type, source and writer [B45, S4.45]", async ({
    page,
  }) => {
    const { pagination, results } = await SearchPage.open(page, {
      q: 'hh',
      type: '1',
      source: 'G',
      writer: '5',
      offset: '2',
    });
    const address = page.url();
    const first = await results.first().innerText();
    const current = pagination.locator('[aria-current=page]');
    await current.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    // Forced, since Playwright doesn't click a disabled link.
    await current.click({ force: true });
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await pagination.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/offset=3/);
    await expect(results.first()).not.toHaveText(first);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(params(page)).toEqual({ q: 'hh', type: '1', source: 'G', writer: '5', offset: '3' });
  });
});

test.describe('the experimental feature [S1.2, B50]', { tag: '@phone' }, () => {
  const notice = (page: Page) => page.getByRole('note', { name: 'Experimental feature' });

  test('announces auto-detect above the results, with the detected type [B50]', async ({ page }) => {
    const { results } = await SearchPage.open(page, { q: 'ocean of peace', type: '8' });
    await expect(results.first()).toBeVisible();
    await expect(notice(page)).toContainText('Searched as: English word');
    await notice(page).getByRole('link').first().click();
    await expect(notice(page)).toBeHidden();
  });

  test('announces a question, whose lines are grouped by shabad [B50]', async ({ page }) => {
    const { results } = await SearchPage.open(page, { q: 'What is the best time to meditate?', type: '9' });
    await expect(notice(page)).toBeVisible();
    const hrefs = await results
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)));
    expect(hrefs.length).toBeGreaterThan(20);
    const groups = await page
      .getByRole('list', { name: 'Search results' })
      .locator('> li')
      .evaluateAll((items) =>
        items.map((item) => [
          ...new Set(
            [...item.querySelectorAll<HTMLAnchorElement>('h2 a')].map((link) =>
              new URL(link.href).searchParams.get('id'),
            ),
          ),
        ]),
      );
    expect(groups.every((ids) => ids.length === 1)).toBe(true);
    expect(new Set(groups.flat()).size).toBe(groups.length);
  });

  test("isn't announced for other types", async ({ page }) => {
    const { results } = await SearchPage.open(page, MANY);
    await expect(results.first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});
