import { SearchForm, HomePage } from './pages/SearchForm.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { expect, test, deferred, rememberFirstLetters } from './test.ts';

const BLESSED = 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ';

/** The part of the API's results that the tests read. */
interface SearchAnswer {
  readonly verses: readonly {
    readonly verse: { readonly unicode: string };
    readonly pageNo: number;
    readonly source: { readonly sourceId: string; readonly english: string };
    readonly writer: { readonly english: string };
    readonly raag: { readonly english: string | null };
  }[];
}

test.describe('searching by first letters', () => {
  for (const typed of ['DDrgj', 'ਧਧਰਗਜ']) {
    test(`${typed} opens ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ, the only result [S2.68, F21]`, async ({ page }) => {
      const home = await HomePage.open(page);
      await home.form.search(typed);
      await page.waitForURL(/\/shabad\?.*id=3590/);
      await expect(new ShabadPage(page).highlighted).toContainText(BLESSED.split(' ')[2] ?? '');
    });
  }

  test('typed ASCII keys are shown as Gurmukhi', async ({ page }) => {
    await rememberFirstLetters(page);
    const home = await HomePage.open(page);
    await home.form.field.click();
    await page.keyboard.type('DDrgj');
    await expect(home.form.field).toHaveValue('ਧਧਰਗਜ');
  });

  test('many results are listed with source, ang, writer and raag, on several pages [S2.5, S2.65, S2.69]', async ({
    page,
    request,
  }) => {
    await rememberFirstLetters(page);
    const home = await HomePage.open(page);
    await home.form.search('hhh');
    await page.waitForURL(/\/search\?/);
    const results = new SearchPage(page);
    await expect(results.results).toHaveCount(20);
    await expect(page).toHaveTitle(/- Naad$/);
    const answer = (await (await request.get('/api/v2/search/hhh')).json()) as SearchAnswer;
    const headings = await results.results.getByRole('heading').allInnerTexts();
    expect(headings.map((heading) => heading.replace(/\s+/g, ' ').trim())).toEqual(
      answer.verses.map(({ verse }) => verse.unicode),
    );
    for (const [place, { source, pageNo, writer, raag }] of answer.verses.entries()) {
      const result = results.results.nth(place);
      for (const text of [
        source.english,
        `${source.sourceId === 'G' ? 'Ang' : 'Pannaa'} ${String(pageNo)}`,
        writer.english,
      ]) {
        await expect(result).toContainText(text);
      }
      if (raag.english) await expect(result).toContainText(raag.english);
    }
    const first = await results.results.first().innerText();
    await results.pagination.getByRole('link', { name: /next/i }).click();
    await expect(page).toHaveURL(/offset=2/);
    await expect(results.results.first()).not.toHaveText(first);
    await expect(results.pagination.locator('[aria-current="page"]')).toHaveText('2');
  });

  test('a result opens its shabad with the line highlighted', async ({ page }) => {
    const results = await SearchPage.open(page, { q: 'hhh', type: '0', source: 'G' });
    const shabad = await results.openResult(0);
    await expect(shabad.highlighted).toHaveCount(1);
    await expect(shabad.highlighted).toBeInViewport();
  });
});

test.describe('the search form', () => {
  test('starts with the one box, all sources and all writers, empty and focused [S2.3, S2.56, S2.57, S3.12, S9.24, B11]', async ({
    page,
    isMobile,
  }) => {
    const { form } = await HomePage.open(page);
    await expect(form.type).toHaveValue('8');
    await expect(form.source).toHaveValue('all');
    await expect(form.writer).toHaveValue('all');
    await expect(form.field).toHaveValue('');
    if (!isMobile) await expect(form.field).toBeFocused();
  });

  test('limits results to a source and keeps it [S2.61]', async ({ page }) => {
    await rememberFirstLetters(page);
    const { form } = await HomePage.open(page);
    await form.source.selectOption('D');
    await form.search('hhh');
    await expect(page).toHaveURL(/source=D/);
    const results = new SearchPage(page);
    await expect(results.results.first()).toContainText('Dasam Granth');
  });

  test('clears the typed text [S2.57]', async ({ page }) => {
    const { form } = await HomePage.open(page);
    await form.field.click();
    await page.keyboard.type('hj');
    await form.clear.click();
    await expect(form.field).toHaveValue('');
    await expect(form.field).toBeFocused();
  });

  test('keeps input from before hydration [R10]', async ({ page }) => {
    const { promise: held, resolve: bringScripts } = deferred();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const form = new SearchForm(page);
    await form.type.selectOption('3');
    await form.field.click();
    await page.keyboard.type('He has extended His power');
    bringScripts();
    await expect(form.clear).toBeVisible();
    await expect(form.type).toHaveValue('3');
    await expect(form.field).toHaveValue('He has extended His power');
    await form.submit.click();
    await page.waitForURL(/type=3/);
    await expect(page).toHaveURL(/q=He\+has\+extended\+His\+power/);
  });

  test('searches Gurmukhi words, English words and angs [S1.1]', async ({ page }) => {
    const { form } = await HomePage.open(page);
    await form.type.selectOption('2');
    await form.search('jo mwgih Twkur Apuny qy');
    await page.waitForURL(/id=2600/);

    const english = await HomePage.open(page);
    await english.form.type.selectOption('3');
    await english.form.search('He has extended His power');
    // Lines with nearly the same words follow the one that has them all.
    const results = page.getByRole('list', { name: 'Search results' });
    await expect(results.getByRole('heading').first().getByRole('link')).toHaveAttribute('href', /id=2600/);

    const ang = await HomePage.open(page);
    await ang.form.type.selectOption('5');
    await ang.form.search('917');
    await page.waitForURL(/\/ang\?.*ang=917/);
  });
});

test.describe('without results', () => {
  test('the page names the query', async ({ page }) => {
    await SearchPage.open(page, { q: 'ਖਖਖਖਖਖਖਖ', type: '0', source: 'all' });
    await expect(page.getByRole('heading', { name: /no results found/i })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('ਖਖਖਖਖਖਖਖ');
  });

  test('an empty query gets a message [S5.7, S8.7, B40]', async ({ page }) => {
    await SearchPage.open(page, { q: '', type: '0' });
    await expect(page.getByRole('main')).toContainText('Type a few letters to search.');
  });
});
