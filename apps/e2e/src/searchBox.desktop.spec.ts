import type { Page } from '@playwright/test';
import { axeFaults } from './checks/axeFaults.ts';
import { HomePage, SearchForm } from './pages/SearchForm.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { Suggestions } from './pages/Suggestions.ts';
import { expect, test } from './test.ts';

/** Opens Home as a first-time visitor and types. */
async function typeAtHome(page: Page, text: string) {
  const { form } = await HomePage.open(page);
  await form.field.click();
  await page.keyboard.type(text);
  return { form, suggestions: new Suggestions(page) };
}

test.describe('the one box', () => {
  test('is the default, keeps what was typed, and a chosen type is remembered [Q40, Q41]', async ({
    page,
  }) => {
    const { form } = await typeAtHome(page, 'love');
    await expect(form.type).toHaveValue('8');
    await expect(form.field).toHaveValue('love');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=love&type=8/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for love');
    await expect(new SearchPage(page).results.first()).toBeVisible();
    await form.field.fill('');
    await form.type.selectOption('0');
    await page.goto('/');
    await expect(form.type).toHaveValue('0');
  });

  test('opens Japji Sahib for a newcomer who types its name [Q45, Q46, Q50]', async ({ page }) => {
    const { suggestions } = await typeAtHome(page, 'japji');
    await expect(suggestions.links.first()).toContainText(/^jap/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sundar-gutka\/2$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ਜਪੁ ਜੀ ਸਾਹਿਬ');
  });

  test('opens a part of a bani at its first line [Q46]', async ({ page }) => {
    await typeAtHome(page, 'japji pauri 5');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sundar-gutka\/2\?highlight=/);
    await expect(page.locator('[data-verse-id][aria-current=true]')).toBeInViewport();
  });

  test('opens ang 917 and no other [Q46]', async ({ page }) => {
    await typeAtHome(page, 'ang 917');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ang?ang=917&source=G');
  });

  test('finds a line as it is spoken, first [Q41, Q54]', async ({ page }) => {
    const { suggestions } = await typeAtHome(page, 'dhan dhan raamdaas gur jin siria');
    const line = suggestions.links.filter({ has: page.locator('[data-word]') }).first();
    await expect(line).toContainText('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ');
    await expect(line).toContainText('Ang 968');
    await expect(line.locator('[lang=en]')).not.toBeEmpty();
  });

  test('shows the list of lines where the visitor asks for it [Q46]', async ({ page }) => {
    const { suggestions } = await typeAtHome(page, 'japji');
    await suggestions.fullResults.click();
    const { results } = new SearchPage(page);
    await expect(results.first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Go to' }).getByRole('link').first()).toBeVisible();
  });
});

test.describe('the results', () => {
  test('of a type that finds nothing are those of the one box, under a line that says so [Q43]', async ({
    page,
  }) => {
    const { form } = await HomePage.open(page);
    await form.type.selectOption('2');
    await form.search('ocean of peace');
    await expect(page.getByText('“Gurmukhi word” finds nothing.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for ocean of peace');
    await expect(new SearchPage(page).results.first()).toContainText(/peace/i);
  });

  test('with one near miss are a list, not the shabad [Q44]', async ({ page }) => {
    const { results } = await SearchPage.open(page, { q: 'ddrgj', type: '0', source: 'G' });
    await expect(results.first()).toBeVisible();
    await expect(page).toHaveURL(/\/search\?/);
  });

  test('are narrowed by a facet, and widened again [Q51]', async ({ page }) => {
    const { results } = await SearchPage.open(page, { q: 'anand', type: '8' });
    const facet = page.getByRole('navigation', { name: 'Narrow the results' }).getByRole('link').first();
    const count = (await facet.innerText()).match(/[\d,]+$/)?.[0] ?? '';
    await facet.click();
    await expect(page).toHaveURL(/source=G/);
    await expect(page.getByText(new RegExp(`^${count} lines`))).toBeVisible();
    await expect(results.first()).toBeVisible();
    await page.getByRole('link', { name: /^Remove filter: Source/ }).click();
    await expect(page).toHaveURL(/source=all/);
  });

  for (const [path, filter] of [
    ['/shabad?id=3590', 'shabad=3590'],
    ['/sundar-gutka/2', 'bani=2'],
    ['/ang?ang=968&source=G', 'ang=968'],
  ] as const) {
    test(`can be limited to the text that is read: ${path} [Q52]`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('textbox', { name: 'Search within' }).fill('gur');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/search\\?.*${filter}`));
      await expect(page.getByRole('link', { name: /^Remove filter: Within/ })).toBeVisible();
      await expect(new SearchPage(page).results.first()).toBeVisible();
    });
  }
});

test.describe('recent searches', () => {
  test('are offered in the empty field, cleared by one press, and never sent [Q53]', async ({ page }) => {
    const { form } = await typeAtHome(page, 'love');
    await expect(new Suggestions(page).list).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search/);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await page.goto('/');
    await form.field.click();
    const recent = page.getByRole('list', { name: 'Recent searches' });
    await expect(recent.getByRole('link')).toHaveText(['love']);
    expect(sent.filter((each) => each.includes('love'))).toEqual([]);
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent).toBeHidden();
    await page.reload();
    await form.field.click();
    await expect(recent).toBeHidden();
  });
});

for (const [language, list] of [
  ['en', 'Search Suggestions'],
  ['pa', 'ਖੋਜ ਦੇ ਸੁਝਾਅ'],
  ['pa-Arab', null],
] as const) {
  test(`suggestions and results have no axe violation in ${language} [Q55]`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'naad', value: `2~language:${language}`, url: baseURL ?? '' }]);
    const form = new SearchForm(page);
    await page.goto('/');
    const field = page.getByRole('searchbox').first();
    await field.click();
    await page.keyboard.type('anand');
    const links = page.getByRole('search').first().getByRole('list').getByRole('link');
    await expect(links.first()).toBeVisible();
    if (list !== null) await expect(page.getByRole('list', { name: list })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.goto('/search?q=anand&type=8');
    await expect(form.page.locator('html')).toHaveAttribute('dir', language === 'pa-Arab' ? 'rtl' : 'ltr');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}
