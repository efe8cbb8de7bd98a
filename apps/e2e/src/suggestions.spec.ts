import type { Page } from '@playwright/test';
import { deferred } from './deferred.ts';
import { MultiViewPanel } from './pages/MultiViewPanel.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { Suggestions } from './pages/Suggestions.ts';
import { expect, test } from './test.ts';

const SEARCHES = '**/api/v2/search/**';

/** A form that is there and works, what it suggests, and what it has asked for so far. */
async function open(page: Page, path = '/') {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v2/search/')) asked.push(decodeURIComponent(pathname.slice(15)));
  });
  await page.goto(path);
  const form = new SearchForm(page);
  await form.field.click();
  await page.keyboard.press('End');
  return { form, asked, suggestions: new Suggestions(page) };
}

/** Longer than any suggestion waits. */
const aWhile = (page: Page) => page.waitForTimeout(700);

test.describe('suggestions are asked', () => {
  test('once, when the typing stops, from two letters on (behaviour 30)', async ({ page }) => {
    const { asked, suggestions } = await open(page);
    await page.keyboard.type('D');
    await aWhile(page);
    expect(asked).toEqual([]);
    await page.keyboard.type('Drgj');
    await expect(suggestions.list).toBeVisible();
    expect(asked).toEqual(['ਧਧਰਗਜ']);
    await expect(suggestions.status.filter({ hasText: '1 suggestion' })).toHaveCount(1);
  });

  test('of romanized Gurmukhi from four words on, of a page never (behaviour 30)', async ({ page }) => {
    const { asked, suggestions } = await open(page, '/search?q=&type=4&source=all');
    await page.keyboard.type('dhan dhan raamdaas ');
    await aWhile(page);
    expect(asked).toEqual([]);
    await page.keyboard.type('gur');
    await expect(suggestions.list).toBeVisible();
    const ang = await open(page, '/?');
    await ang.form.type.selectOption('5');
    await ang.form.field.fill('917');
    await aWhile(page);
    expect(ang.asked).toEqual([]);
  });

  test('and an older answer never takes the place of a newer one', async ({ page }) => {
    const { promise: held, resolve: release } = deferred();
    await page.route(SEARCHES, async (route) => {
      if (decodeURIComponent(route.request().url()).includes('/ਧਧ?')) await held;
      await route.continue();
    });
    const { asked, suggestions } = await open(page);
    await page.keyboard.type('DD');
    await expect.poll(() => asked).toEqual(['ਧਧ']);
    await page.keyboard.type('rgj');
    await expect(suggestions.links).toHaveCount(2);
    release();
    await aWhile(page);
    await expect(suggestions.links).toHaveCount(2);
    await expect(suggestions.list).toContainText('ਰਾਮਦਾਸ');
  });
});

test.describe('a suggestion', () => {
  test('opens its shabad with Down and Enter, with the search and the line (behaviour 32)', async ({
    page,
  }) => {
    const { suggestions, form } = await open(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.keyboard.type('DDrg');
    await expect(suggestions.list).toBeVisible();
    const text = await suggestions.links.first().textContent();
    await page.keyboard.press('ArrowDown');
    await expect(suggestions.links.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shabad\?/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({ q: 'ਧਧਰਗ', type: '0', source: 'all' });
    const shabad = new ShabadPage(page);
    await expect(shabad.highlighted).toHaveAttribute('data-verse-id', searchParams.get('highlight') ?? '');
    await expect(shabad.highlighted).toContainText(text?.trim().split(' ')[0] ?? '');
    await expect(form.field).toHaveValue('ਧਧਰਗ');
    await expect(suggestions.list).toBeHidden();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('marks the words it was found by', async ({ page }) => {
    const { suggestions } = await open(page);
    await page.keyboard.type('DDrgj');
    await expect(suggestions.list).toBeVisible();
    expect(await suggestions.markedWords(0)).toEqual(['ਧੰਨੁ', 'ਧੰਨੁ', 'ਰਾਮਦਾਸ', 'ਗੁਰੁ', 'ਜਿਨਿ']);
  });

  test('of an English search is the translation, by whom, and the line below (behaviour 36)', async ({
    page,
  }) => {
    const { suggestions } = await open(page, '/search?q=blessed+is+Guru+Raam&type=3&source=G');
    await page.keyboard.type(' Daas');
    await expect(suggestions.list).toBeVisible();
    const first = suggestions.links.first();
    const english = first.locator('[lang="en"]');
    const line = first.locator('[lang="pa-Guru"]');
    await expect(english).toContainText('Guru Raam Daas');
    await expect(first).toContainText('Translation: Dr. ');
    const [above, below] = [await english.boundingBox(), await line.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    expect((await suggestions.markedWords(0)).join(' ')).toContain('Guru Raam Daas');
  });

  test('by romanized first letters has the Latin letters, too (behaviour 37)', async ({ page }) => {
    const { suggestions } = await open(page, '/search?q=ddrg&type=7&source=all');
    await page.keyboard.type('j');
    await expect(suggestions.list).toBeVisible();
    await expect(suggestions.links.first().locator('[lang="pa-Latn"]')).toContainText('raamadhaas');
    expect(await suggestions.markedWords(0)).toContain('ਰਾਮਦਾਸ');
  });

  test('is put into multi-view in place (behaviour 35)', async ({ page }) => {
    const { suggestions, form } = await open(page);
    await page.keyboard.type('DDrg');
    await expect(suggestions.list).toBeVisible();
    const here = page.url();
    const line = await suggestions.links.first().locator('[lang="pa-Guru"]').textContent();
    await suggestions.adds.first().click();
    const panel = new MultiViewPanel(page);
    await expect(panel.lines).toHaveText([line ?? '']);
    expect(page.url()).toBe(here);
    await expect(suggestions.list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeHidden();
    await expect(suggestions.adds.first()).toBeFocused();
    await expect(suggestions.adds.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(form.field).toHaveValue('ਧਧਰਗ');
  });
});

test.describe('the list of suggestions', () => {
  test('ends with the way to all results, but not beside them (behaviour 31)', async ({ page }) => {
    const { suggestions } = await open(page);
    await page.keyboard.type('DDr');
    await expect(suggestions.list).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(suggestions.fullResults).toBeFocused();
    await expect(suggestions.links.last()).toHaveText('Show full results');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?/);
    expect(new URL(page.url()).searchParams.get('q')).toBe('ਧਧਰ');
    await expect(suggestions.list).toBeHidden();
    const { field } = new SearchForm(page);
    await field.click();
    await page.keyboard.press('End');
    await page.keyboard.type('g');
    await expect(suggestions.fullResults).toHaveCount(1);
    await page.keyboard.press('Backspace');
    await expect(suggestions.fullResults).toHaveCount(0);
    await expect(suggestions.links.first()).toBeVisible();
  });

  test('says when there is nothing (behaviour 33)', async ({ page }) => {
    const { suggestions } = await open(page);
    await page.keyboard.type('KKKKKKKK');
    await expect(page.getByText('No matched results.')).toBeVisible();
    await expect(suggestions.list).toBeHidden();
  });

  test('closes with a press elsewhere and with Escape, and the text stays (behaviour 34)', async ({
    page,
  }) => {
    for (const path of ['/', '/shabad?id=1']) {
      const { suggestions, form } = await open(page, path);
      await page.keyboard.type('DDrg');
      await expect(suggestions.list).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(suggestions.list).toBeHidden();
      await expect(form.field).toBeFocused();
      await expect(form.field).toHaveValue('ਧਧਰਗ');
      await page.keyboard.press('ArrowDown');
      await expect(suggestions.list).toBeVisible();
      await page.keyboard.press('Escape');
      await form.field.click();
      await expect(suggestions.list).toBeVisible();
      await page.mouse.click(2, 300);
      await expect(suggestions.list).toBeHidden();
      await expect(form.field).toHaveValue('ਧਧਰਗ');
    }
  });

  test('hands what is typed back to the field, and no key to the page', async ({ page }) => {
    const { suggestions, form } = await open(page, '/shabad?id=1');
    const theme = () => page.locator('html').getAttribute('data-theme');
    const before = await theme();
    await page.keyboard.type('DD');
    await expect(suggestions.list).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('o');
    await expect(form.field).toBeFocused();
    await expect(form.field).toHaveValue('ਧਧੋ');
    expect(await theme()).toBe(before);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');
    await expect(suggestions.list).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Backspace');
    await expect(form.field).toHaveValue('ਧ');
    await expect(suggestions.list).toBeHidden();
  });

  test('lies over the page, which does not move, and above the keyboard of a device', async ({ page }) => {
    const { suggestions } = await open(page, '/search?q=hh&type=0&source=all');
    const place = () => page.getByRole('main').boundingBox();
    const before = await place();
    await page.keyboard.type('h');
    await expect(suggestions.links).toHaveCount(21);
    expect(await place()).toEqual(before);
    // A keyboard takes the lower half.
    const { width } = page.viewportSize() ?? { width: 400 };
    await page.setViewportSize({ width, height: 460 });
    const edge = () =>
      suggestions.list.evaluate((list) => list.parentElement?.getBoundingClientRect().bottom ?? 0);
    await expect.poll(edge).toBeLessThanOrEqual(460);
    const last = suggestions.adds.last();
    await last.scrollIntoViewIfNeeded();
    // Nothing that floats lies over it.
    await last.click({ trial: true });
    const { x, width: drawn } = (await suggestions.list.boundingBox()) ?? { x: -1, width: Infinity };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + drawn).toBeLessThanOrEqual(width);
  });

  test('lies below the keyboard on the screen, which goes on writing', async ({ page }) => {
    const { suggestions, form } = await open(page);
    await form.keyboardToggle.click();
    for (const letter of ['ਧ', 'ਧ', 'ਰ'])
      await form.keyboard.getByRole('button', { name: letter }).first().click();
    await expect(suggestions.list).toBeVisible();
    const [keys, list] = [await form.keyboard.boundingBox(), await suggestions.list.boundingBox()];
    expect(list?.y ?? 0).toBeGreaterThanOrEqual((keys?.y ?? 0) + (keys?.height ?? 0));
    await form.keyboard.getByRole('button', { name: 'ਗ' }).first().click();
    await expect(form.field).toHaveValue('ਧਧਰਗ');
    await expect(suggestions.links).toHaveCount(4);
  });

  test('tells quietly that it cannot come, and loses nothing', async ({ page }) => {
    let isBroken = true;
    await page.route(SEARCHES, (route) => (isBroken ? route.abort() : route.continue()));
    const { suggestions, form } = await open(page);
    await page.keyboard.type('DDrg');
    await expect(page.getByText('Suggestions did not load. You can still search.')).toBeVisible();
    await expect(form.field).toBeFocused();
    await expect(form.field).toHaveValue('ਧਧਰਗ');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
    isBroken = false;
    await page.keyboard.type('j');
    await expect(suggestions.links).toHaveCount(2);
  });

  test('says that there is no connection, and is there with it', async ({ page, context }) => {
    const { suggestions } = await open(page, '/shabad?id=1');
    await page.keyboard.type('DD');
    await expect(suggestions.list).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.type('rgj');
    await expect(page.getByText('You are offline. Suggestions return with the connection.')).toBeVisible();
    await context.setOffline(false);
    await expect(suggestions.links).toHaveCount(2);
  });
});
