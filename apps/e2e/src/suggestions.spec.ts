import type { Page } from '@playwright/test';
import { SearchForm } from './pages/SearchForm.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { Suggestions } from './pages/Suggestions.ts';
import { expect, rememberFirstLetters, test, deferred } from './test.ts';

const SEARCHES = '**/api/v2/search/**';

/** Opens a page with the cursor in its search form, and records its search requests. */
async function open(page: Page, path = '/') {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v2/search/')) asked.push(decodeURIComponent(pathname.slice(15)));
  });
  await rememberFirstLetters(page);
  await page.goto(path);
  const form = new SearchForm(page);
  await form.focus();
  await page.keyboard.press('End');
  return { form, asked, suggestions: new Suggestions(page) };
}

/** A fixed wait, since nothing must happen; longer than the debounce of the suggestions. */
const waitPastDebounce = (page: Page) => page.waitForTimeout(700);

test.describe('suggestions are requested', () => {
  test('once, when typing stops, from two letters on [B30]', async ({ page }) => {
    const { asked, suggestions } = await open(page);
    await page.keyboard.type('D');
    await waitPastDebounce(page);
    expect(asked).toEqual([]);
    await page.keyboard.type('Drgj');
    await expect(suggestions.list).toBeVisible();
    expect(asked).toEqual(['ਧਧਰਗਜ']);
    await expect(suggestions.status.filter({ hasText: '1 suggestion' })).toHaveCount(1);
  });

  test('from four words on for romanized Gurmukhi, and never for an ang [B30]', async ({ page }) => {
    const { asked, suggestions } = await open(page, '/search?q=&type=4&source=all');
    await page.keyboard.type('dhan dhan raamdaas ');
    await waitPastDebounce(page);
    expect(asked).toEqual([]);
    await page.keyboard.type('gur');
    await expect(suggestions.list).toBeVisible();
    const ang = await open(page, '/?');
    await ang.form.type.selectOption('5');
    await ang.form.field.fill('917');
    await waitPastDebounce(page);
    expect(ang.asked).toEqual([]);
  });

  test('in order: an older response never replaces a newer one', async ({ page }) => {
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
    await waitPastDebounce(page);
    await expect(suggestions.links).toHaveCount(2);
    await expect(suggestions.list).toContainText('ਰਾਮਦਾਸ');
  });
});

test.describe('a suggestion', () => {
  test('opens its shabad with Down and Enter, with the query and the line in the address [B32]', async ({
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

  test('marks the matched words', async ({ page }) => {
    const { suggestions } = await open(page);
    await page.keyboard.type('DDrgj');
    await expect(suggestions.list).toBeVisible();
    expect(await suggestions.markedWords(0)).toEqual(['ਧੰਨੁ', 'ਧੰਨੁ', 'ਰਾਮਦਾਸ', 'ਗੁਰੁ', 'ਜਿਨਿ']);
  });

  test('of an English search shows the translation, its translator, and the line below [B36]', async ({
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

  test('by romanized first letters shows the Latin letters too [B37]', async ({ page }) => {
    const { suggestions } = await open(page, '/search?q=ddrg&type=7&source=all');
    await page.keyboard.type('j');
    await expect(suggestions.list).toBeVisible();
    await expect(suggestions.links.first().locator('[lang="pa-Latn"]')).toContainText('raamadaas');
    expect(await suggestions.markedWords(0)).toContain('ਰਾਮਦਾਸ');
  });

  test('is saved in place [B35]', async ({ page }) => {
    const { suggestions, form } = await open(page);
    await page.keyboard.type('DDrg');
    await expect(suggestions.list).toBeVisible();
    const here = page.url();
    const line = await suggestions.links.first().locator('[lang="pa-Guru"]').textContent();
    await suggestions.adds.first().click();
    await expect(suggestions.adds.first()).toHaveAttribute('aria-pressed', 'true');
    expect(page.url()).toBe(here);
    await expect(suggestions.list).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('naad.multiView') ?? '')).toContain(line ?? '');
    await expect(form.field).toHaveValue('ਧਧਰਗ');
  });
});

test.describe('the list of suggestions', () => {
  test('ends with a link to all results, except on their page [B31]', async ({ page }) => {
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

  test('reports that there are none [B33, S8.11]', async ({ page }) => {
    const { suggestions } = await open(page);
    await page.keyboard.type('KKKKKKKK');
    await expect(page.getByText('No matched results.')).toBeVisible();
    await expect(suggestions.list).toBeHidden();
  });

  test('closes on a press elsewhere and on Escape, and the text stays [B34, S4.8]', async ({ page }) => {
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

  test('passes typed keys to the field, and none to the page', async ({ page }) => {
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

  test("covers the page without moving it, and stays above the device's keyboard", async ({ page }) => {
    const { suggestions } = await open(page, '/search?q=hh&type=0&source=all');
    const place = () => page.getByRole('main').boundingBox();
    const before = await place();
    await page.keyboard.type('h');
    await expect(suggestions.links).toHaveCount(21);
    expect(await place()).toEqual(before);
    // The keyboard takes the lower half.
    const { width } = page.viewportSize() ?? { width: 400 };
    await page.setViewportSize({ width, height: 460 });
    const edge = () =>
      suggestions.list.evaluate((list) => list.parentElement?.getBoundingClientRect().bottom ?? 0);
    await expect.poll(edge).toBeLessThanOrEqual(460);
    const last = suggestions.adds.last();
    await last.scrollIntoViewIfNeeded();
    // No floating element covers it.
    await last.click({ trial: true });
    const { x, width: drawn } = (await suggestions.list.boundingBox()) ?? { x: -1, width: Infinity };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + drawn).toBeLessThanOrEqual(width);
  });

  test('begins above the on-screen keyboard, which keeps typing', async ({ page }) => {
    const { suggestions, form } = await open(page);
    await form.keyboardToggle.click();
    for (const letter of ['ਧ', 'ਧ', 'ਰ'])
      await form.keyboard.getByRole('button', { name: letter }).first().click();
    await expect(suggestions.list).toBeVisible();
    const [keys, first] = [await form.keyboard.boundingBox(), await suggestions.links.first().boundingBox()];
    expect((first?.y ?? NaN) + (first?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
    await form.keyboard.getByRole('button', { name: 'ਗ' }).first().click();
    await expect(form.field).toHaveValue('ਧਧਰਗ');
    await expect(suggestions.links).toHaveCount(4);
  });

  test('reports a failed request quietly, and keeps the text', async ({ page }) => {
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

  test('reports a lost connection, and returns with it', async ({ page, context }) => {
    const { suggestions } = await open(page, '/shabad?id=1');
    await page.keyboard.type('DD');
    await expect(suggestions.list).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.type('rgj');
    await expect(page.getByText('You are offline. Suggestions return when you reconnect.')).toBeVisible();
    await context.setOffline(false);
    await expect(suggestions.links).toHaveCount(2);
  });
});
