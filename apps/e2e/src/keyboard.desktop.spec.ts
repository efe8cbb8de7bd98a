import type { Page } from '@playwright/test';
import { KeyboardVisitor } from './checks/KeyboardVisitor.ts';
import { DESKTOP, PHONE } from './checks/screens.ts';
import { tabStop } from './checks/tabStop.ts';
import { openRoute } from './openRoute.ts';
import { ReadingTools } from './pages/ReadingTools.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { prepareVisitor } from './prepareVisitor.ts';
import { SITE_ROUTES } from './siteRoutes.ts';
import { expect, test, untilAlive } from './test.ts';

/** More than any page has. */
const MOST_STOPS = 600;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Opens a page for somebody without a mouse, once its script is there. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  return { keys: new KeyboardVisitor(page), shell: new SiteShell(page) };
}

test.describe('with the keyboard alone one can', () => {
  test('skip what is on every page', async ({ page }) => {
    const { keys } = await visit(page, '/shabad?id=1');
    await keys.enter(page.getByRole('link', { name: 'Skip to the text' }));
    await expect(page.getByRole('main')).toBeFocused();
    await keys.press('Tab');
    const isInside = await page.evaluate(() => document.querySelector('main :focus') !== null);
    expect(isInside).toBe(true);
  });

  test('find a line by its first letters, and open its shabad at the line', async ({ page }) => {
    const { keys } = await visit(page, '/');
    await expect(new SearchForm(page).field).toBeFocused();
    await keys.type('mmgg');
    await keys.press('Enter');
    await page.waitForURL(/\/search\?/);
    await expect(heading(page)).toBeFocused();
    await keys.enter(new SearchPage(page).results.first().getByRole('heading').getByRole('link'));
    await page.waitForURL(/\/shabad\?/);
    await expect(heading(page)).toBeFocused();
    await expect(new ShabadPage(page).highlighted).toBeInViewport();
  });

  test('choose what is searched, and where', async ({ page }) => {
    const { keys } = await visit(page, '/');
    const home = new SearchForm(page);
    await keys.tabTo(home.type);
    await keys.type('Full Word Tr');
    await expect(home.type).toHaveValue('3');
    await keys.tabTo(home.field, 'Shift+Tab');
    await keys.type('ocean of peace');
    await keys.press('Enter');
    await page.waitForURL(/type=3/);
    await expect(heading(page)).toBeFocused();
    const results = new SearchForm(page);
    await keys.tabTo(results.source);
    await keys.type('Sri Guru');
    await page.waitForURL(/source=G/);
    await expect(new SearchPage(page).results.first()).toBeVisible();
  });

  test('clear the field, and is in it again', async ({ page }) => {
    const { keys } = await visit(page, '/');
    const { field, clear } = new SearchForm(page);
    await keys.type('mmgg');
    await keys.enter(clear);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  });

  test('open an ang by its number', async ({ page }) => {
    const { keys } = await visit(page, '/');
    const { type, field } = new SearchForm(page);
    await keys.tabTo(type);
    await keys.type('Ang');
    await expect(type).toHaveValue('5');
    await keys.tabTo(field, 'Shift+Tab');
    await keys.type('917');
    await keys.press('Enter');
    await page.waitForURL('/ang?ang=917&source=G');
    await expect(heading(page)).toBeFocused();
  });

  test('open every menu of the header, leave it, and go to Help from it', async ({ page }) => {
    const { keys, shell } = await visit(page, '/about');
    for (const name of ['Index', 'Information', 'Sync']) {
      const button = shell.menu(name);
      await keys.enter(button);
      await expect(shell.menuList(name)).toBeVisible();
      await keys.press('Escape');
      await expect(shell.menuList(name)).toBeHidden();
      await expect(button).toBeFocused();
      await keys.press('ArrowDown');
      await expect(shell.menuList(name).getByRole('link').first()).toBeFocused();
      await keys.press('Escape');
      await expect(button).toBeFocused();
    }
    await keys.tabTo(shell.menu('Information'), 'Shift+Tab');
    await keys.press('ArrowDown', 'ArrowDown', 'ArrowUp');
    await expect(shell.menuList('Information').getByRole('link', { name: 'Help' })).toBeFocused();
    await keys.press('Enter');
    await page.waitForURL('/help');
    await expect(heading(page)).toBeFocused();
    await expect(shell.menuList('Information')).toBeHidden();
  });

  test('use the one menu of a narrow screen', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const { keys, shell } = await visit(page, '/shabad?id=1');
    await keys.enter(shell.menu('Menu'));
    const list = shell.menuList('Menu');
    await expect(list).toBeVisible();
    await keys.tabTo(list.getByRole('link', { name: 'Rehat Maryadha' }));
    await keys.press('Escape');
    await expect(shell.menu('Menu')).toBeFocused();
    await keys.press('ArrowDown');
    await keys.type('ab');
    await expect(list.getByRole('link', { name: 'About Us' })).toBeFocused();
    await keys.press('Enter');
    await page.waitForURL('/about');
    await expect(heading(page)).toBeFocused();
  });

  test('make the page dark and light, by its button and by its key', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=1');
    const theme = page.locator('html');
    await keys.tabTo(shell.darkMode);
    await keys.press('Space');
    await expect(theme).toHaveAttribute('data-theme', 'dark');
    await expect(shell.darkMode).toHaveAttribute('aria-pressed', 'true');
    await keys.press('Enter');
    await expect(theme).toHaveAttribute('data-theme', 'light');
    await keys.press('o');
    await expect(theme).toHaveAttribute('data-theme', 'dark');
  });

  test('change how things are drawn, and is back where they were', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=1');
    await keys.enter(shell.settingsButton);
    await expect(shell.settings).toBeVisible();
    await expect(shell.settings.getByRole('heading', { name: 'Display settings' })).toBeFocused();
    const themes = shell.settings.getByRole('group', { name: 'Theme' });
    await keys.tabTo(themes.getByRole('radio', { checked: true }));
    const sepia = shell.settings.getByRole('radio', { name: 'Sepia' });
    for (let choice = 0; choice < 5 && !(await sepia.isChecked()); choice++) await keys.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia');
    const drawings = shell.settings.getByRole('switch', { name: 'Cartoon images' });
    await keys.tabTo(drawings);
    await keys.press('Space');
    await expect(drawings).toBeChecked();
    await keys.press('Escape');
    await expect(shell.settings).toBeHidden();
    await expect(shell.settingsButton).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia');
  });

  test('see what keys do, and turn the single ones off', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=1');
    const isDark = async () => (await page.locator('html').getAttribute('data-theme')) === 'dark';
    await keys.enter(shell.settingsButton);
    await expect(shell.settings.getByRole('heading', { name: 'Display settings' })).toBeFocused();
    await keys.enter(shell.settings.getByRole('button', { name: 'Shortcuts' }));
    await expect(shell.shortcuts).toBeVisible();
    await expect(shell.shortcuts.getByRole('heading', { name: 'Shortcuts' })).toBeFocused();
    const single = shell.shortcuts.getByRole('switch', { name: 'Single keys' });
    await keys.tabTo(single);
    await keys.press('Space');
    await expect(single).not.toBeChecked();
    await keys.press('Escape');
    await expect(shell.shortcuts).toBeHidden();
    await keys.press('o');
    expect(await isDark()).toBe(false);
    await keys.press('Control+/');
    await expect(new SearchForm(page).field).toBeFocused();
  });

  test('be in the search field with Ctrl+/, and type there what are keys elsewhere', async ({ page }) => {
    const { keys } = await visit(page, '/shabad?id=1');
    await keys.press('End', 'Control+/');
    const { field } = new SearchForm(page);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await keys.type('of');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
    await expect(field).not.toHaveValue('');
  });

  test('search Help, and read an answer', async ({ page }) => {
    const { keys } = await visit(page, '/help');
    await keys.tabTo(page.getByRole('searchbox', { name: 'Search help' }));
    await keys.type('keyboard');
    const main = page.getByRole('main');
    await expect(main.getByRole('status').first()).toHaveText(/^\d+ answers?$/);
    await keys.enter(main.getByRole('link', { name: /^Link to this section/ }).first());
    await expect(page).toHaveURL(/\/help#.+/);
    await expect(main.locator(':target').getByRole('heading')).toBeInViewport();
  });

  test('go back by the button of the header', async ({ page }) => {
    const { keys } = await visit(page, '/search?q=hhh&type=0&source=G');
    await keys.enter(new SearchPage(page).results.first().getByRole('heading').getByRole('link'));
    await page.waitForURL(/\/shabad\?/);
    await expect(heading(page)).toBeFocused();
    await keys.enter(page.getByRole('banner').getByRole('link', { name: 'Back' }), 'Shift+Tab');
    await page.waitForURL(/\/search\?/);
    await expect(heading(page)).toBeFocused();
  });

  test('accept the privacy notice, and go on from the text', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=1');
    await keys.enter(shell.privacyNotice.getByRole('button', { name: 'Accept' }));
    await expect(shell.privacyNotice).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

  test('read the site in Punjabi, and in English again', async ({ page }) => {
    const { keys, shell } = await visit(page, '/about');
    await keys.enter(shell.footer.getByRole('link', { name: 'ਪੰਜਾਬੀ' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa-Guru');
    await expect(page).toHaveURL('/about');
    await untilAlive(page);
    await keys.enter(page.getByRole('contentinfo').getByRole('link', { name: 'English' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/about');
  });

  test('turn the pages of what was found', async ({ page }) => {
    const { keys } = await visit(page, '/search?q=hhh&type=0&source=G');
    const { pagination } = new SearchPage(page);
    await keys.enter(pagination.getByRole('link', { name: /next/i }));
    await page.waitForURL(/offset=2/);
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await keys.enter(pagination.getByRole('link', { name: /previous/i }));
    await page.waitForURL((url) => !url.href.includes('offset=2'));
  });

  test('go to the next shabad and to the one before', async ({ page }) => {
    const { keys } = await visit(page, '/shabad?id=1839');
    await keys.enter(page.getByRole('link', { name: 'Next shabad' }));
    await page.waitForURL(/id=1840/);
    await expect(heading(page)).toBeFocused();
    await keys.enter(page.getByRole('link', { name: 'Previous shabad' }));
    await page.waitForURL(/id=1839/);
  });

  test('go from a found line to its ang, and from there to a shabad', async ({ page }) => {
    const { keys } = await visit(page, '/search?q=hhh&type=0&source=G');
    const first = new SearchPage(page).results.first();
    await keys.enter(first.getByRole('link', { name: /^Ang \d+$/ }));
    await page.waitForURL(/\/ang\?/);
    await expect(heading(page)).toBeFocused();
    await keys.enter(page.getByRole('link', { name: 'Open shabad' }).first());
    await page.waitForURL(/\/shabad\?/);
    await expect(new ShabadPage(page).lines.first()).toBeVisible();
  });

  test('try again what did not load, and put away what is said of it', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=1839');
    await page.route('**/v2/shabads/**', (route) => route.abort());
    await keys.enter(page.getByRole('link', { name: 'Next shabad' }));
    await expect(shell.notifications).toContainText(/connected/);
    await keys.enter(shell.notifications.getByRole('button', { name: 'Dismiss' }));
    await expect(shell.notifications).not.toContainText(/connected/);
    await keys.enter(page.getByRole('link', { name: 'Next shabad' }), 'Shift+Tab');
    await expect(shell.notifications).toContainText(/connected/);
    await page.unroute('**/v2/shabads/**');
    await keys.enter(shell.notifications.getByRole('link', { name: 'Try again' }));
    await page.waitForURL(/id=1840/);
  });

  test('go by the contents of an article to a section, and read on from there', async ({ page }) => {
    const { keys } = await visit(page, '/terms-of-service');
    const main = page.getByRole('main');
    const link = main.getByRole('navigation').getByRole('link').nth(4);
    await keys.enter(link);
    const hash = (await link.getAttribute('href')) ?? '';
    await expect(page).toHaveURL(`/terms-of-service${hash}`);
    const section = main.locator(`[id="${hash.slice(1)}"]`);
    await expect(section.getByRole('heading')).toBeInViewport();
    await keys.press('Tab');
    await expect(section.locator(':focus')).toHaveCount(1);
  });

  test('go up to the top of a long page', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=3406');
    await keys.press('End');
    await expect(shell.scrollToTop).toBeVisible();
    // Backwards: the way from the start of the page would lead up there.
    await keys.enter(shell.scrollToTop, 'Shift+Tab');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(shell.scrollToTop).toHaveCount(0);
    expect((await tabStop(page)).isDocument).toBe(false);
  });

  test('have the whole screen for the text', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=1');
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    expect(await page.evaluate(() => document.fullscreenEnabled)).toBe(true);
    await keys.press('f');
    await expect.poll(isFull).toBe(true);
    const button = shell.quickActions.getByRole('button', { name: 'Fullscreen' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await keys.enter(button);
    await expect.poll(isFull).toBe(false);
  });

  test('put lines beside each other in another order, and read them', async ({ page }) => {
    const { keys, shell } = await visit(page, '/search?q=hhh&type=0&source=G');
    const { results } = new SearchPage(page);
    const { multiView } = shell;
    const add = (place: number) => results.nth(place).getByRole('button', { name: 'Add to multi-view' });
    await keys.enter(add(0));
    await expect(multiView.getByRole('listitem')).toHaveCount(1);
    await expect(multiView.getByRole('heading', { name: 'Multi-view' })).toBeFocused();
    await keys.press('Escape');
    await expect(add(0)).toBeFocused();
    await keys.enter(add(1));
    const lines = multiView.getByRole('listitem').getByRole('link');
    await expect(lines).toHaveCount(2);
    await expect(multiView.getByRole('heading', { name: 'Multi-view' })).toBeFocused();
    const [first = '', second = ''] = await lines.allTextContents();
    await keys.tabTo(multiView.getByRole('button', { name: /^Reorder/ }).first());
    await keys.press('Space', 'ArrowDown', 'Space');
    await expect(lines).toHaveText([second, first]);
    await keys.enter(multiView.getByRole('button', { name: 'Display' }));
    await page.waitForURL(/\/shabad\?id=\d+,\d+&highlight=/);
    await expect(multiView).toBeHidden();
    await expect(new ShabadPage(page).highlighted).toHaveCount(2);
  });

  test('put away a message that comes and goes', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=1839');
    const { toolbar } = new ReadingTools(page);
    await keys.tabTo(toolbar.getByRole('button', { name: 'Display' }));
    await keys.press('End');
    await expect(toolbar.getByRole('button', { name: 'Add shabad' })).toBeFocused();
    await keys.press('Enter');
    const news = shell.notifications.getByText('Added to multi-view');
    await expect(news).toBeVisible();
    // The list opens beside it, and takes the focus.
    await expect(shell.multiView.getByRole('heading', { name: 'Multi-view' })).toBeFocused();
    await keys.enter(shell.notifications.getByRole('button', { name: 'Dismiss' }));
    await expect(news).toHaveCount(0);
  });
});

for (const [screen, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a screen as of a ${screen}`, () => {
    for (const [name, kinds] of [
      ['of Home and of prose', ['home', 'prose', 'outside', 'message']],
      ['of search and of reading', ['search', 'reading']],
    ] as const) {
      test(`one sees where one is, from Tab to Tab through every page ${name}`, async ({
        page,
        context,
        baseURL,
      }) => {
        // Hundreds of stops, forth and back.
        test.setTimeout(300_000);
        await page.setViewportSize(size);
        await prepareVisitor(context, baseURL ?? '', {});
        const routes = SITE_ROUTES.filter(
          ({ name, kind }) => (kinds as readonly string[]).includes(kind) && !LIKE_ANOTHER.includes(name),
        );
        const faults: string[] = [];
        for (const route of routes) {
          await openRoute(page, route);
          // Home begins in its field: from the start of the document.
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          faults.push(...(await walk(page)).map((fault) => `${route.name}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    }
  });
}

test('one sees where one is at the end of the longest bani, in the largest letters and in columns', async ({
  page,
  context,
  baseURL,
}) => {
  for (const [size, choices] of [
    [PHONE, { fontSize: 3.2 }],
    [{ width: 1280, height: 1600 }, { readingMode: 'split' }],
  ] as const) {
    await page.setViewportSize(size);
    await prepareVisitor(context, baseURL ?? '', choices);
    await page.goto('/sundar-gutka/31');
    expect(await walk(page)).toEqual([]);
  }
});

/** Pages whose stops are those of another that is walked, only more of them, or with other words. */
const LIKE_ANOTHER = [
  'terms-of-service',
  'rehat-not-found',
  'search-auto-detect',
  'search-english',
  'search-gurmukhi',
  'search-question',
  'search-near',
  'search-empty-query',
  'shabad-long',
  'shabads-several',
  'shabad-not-found',
  'ang-not-found',
  'bani-not-found',
  'hukamnama-dated',
  'hukamnama-not-found',
  'embed-not-found',
  'login-refused',
  'signup',
  'quotes',
  'outside-tabla',
];

/** Presses Tab from the start of a page to its end, and back to the start. */
async function walk(page: Page): Promise<string[]> {
  const keys = new KeyboardVisitor(page);
  const faults: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0, isAtEnd = false; !isAtEnd; stop++) {
      if (stop > MOST_STOPS) throw new Error(`${key} never came to an end of the page.`);
      await keys.press(key);
      const { what, faults: found, isDocument } = await tabStop(page);
      isAtEnd = isDocument;
      faults.push(...found.map((fault) => `${what} ${fault}, by ${key}`));
    }
  }
  return faults;
}
