import type { Page } from '@playwright/test';
import { focusFaults, KeyboardVisitor, tabStop } from './checks/KeyboardVisitor.ts';
import { DESKTOP, PHONE } from './checks/screens.ts';
import { ReadingTools } from './pages/ReadingTools.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { startBuiltServer } from './startBuiltServer.ts';
import { expect, test, untilHydrated, prepareVisitor } from './test.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Opens a page as a visitor without a mouse. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  return { keys: new KeyboardVisitor(page), shell: new SiteShell(page) };
}

test.describe('by keyboard alone a visitor can', () => {
  test('skip to the text', async ({ page }) => {
    const { keys } = await visit(page, '/shabad?id=1');
    await keys.enter(page.getByRole('link', { name: 'Skip to the text' }));
    await expect(page.getByRole('main')).toBeFocused();
    await keys.press('Tab');
    const isInside = await page.evaluate(() => document.querySelector('main :focus') !== null);
    expect(isInside).toBe(true);
  });

  test('find a line by its first letters, and open its shabad at the line [F24]', async ({ page }) => {
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

  test('choose the search type and the source', async ({ page }) => {
    const { keys } = await visit(page, '/');
    const home = new SearchForm(page);
    await keys.tabTo(home.type);
    await keys.type('English w');
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

  test('clear the field and stay in it', async ({ page }) => {
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

  test('open and close every menu of the header, and go to Help from one [S2.91]', async ({ page }) => {
    const { keys, shell } = await visit(page, '/about');
    for (const name of ['Read', 'Find', 'In the hall', 'You']) {
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
    await keys.tabTo(shell.menu('You'), 'Shift+Tab');
    await keys.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp');
    await expect(shell.menuList('You').getByRole('link', { name: 'Help' })).toBeFocused();
    await keys.press('Enter');
    await page.waitForURL('/help');
    await expect(heading(page)).toBeFocused();
    await expect(shell.menuList('You')).toBeHidden();
  });

  test('use the menu of a narrow screen', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const { keys, shell } = await visit(page, '/shabad?id=1');
    await keys.enter(shell.moreButton);
    await expect(shell.more.getByRole('heading', { name: 'More' })).toBeFocused();
    const menu = shell.more.getByRole('navigation', { name: 'Menu' });
    await keys.tabTo(menu.getByRole('link', { name: 'Rehat Maryadha' }));
    await keys.press('Escape');
    await expect(shell.more).toHaveCount(0);
    await expect(shell.moreButton).toBeFocused();
    await keys.press('Enter');
    await keys.tabTo(menu.getByRole('link', { name: 'About Us' }));
    await keys.press('Enter');
    await page.waitForURL('/about');
    await expect(heading(page)).toBeFocused();
  });

  test('switch dark mode by its button and by its key [S2.93]', async ({ page }) => {
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

  test('change display settings and return to the button', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=1');
    await keys.enter(shell.settingsButton);
    await expect(shell.settings).toBeVisible();
    await expect(shell.settings.getByRole('heading', { name: 'Display settings' })).toBeFocused();
    const themes = shell.settings.getByRole('group', { name: 'Theme' });
    await keys.tabTo(themes.getByRole('radio', { checked: true }));
    const sepia = shell.settings.getByRole('radio', { name: 'Sepia' });
    for (let choice = 0; choice < 5 && !(await sepia.isChecked()); choice++) await keys.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia');
    const drawings = shell.settings.getByRole('switch', { name: 'Illustrations' });
    await keys.tabTo(drawings);
    await keys.press('Space');
    await expect(drawings).toBeChecked();
    await keys.press('Escape');
    await expect(shell.settings).toBeHidden();
    await expect(shell.settingsButton).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia');
  });

  test('see the shortcuts and turn the single-key ones off', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=1');
    const isDark = async () => (await page.locator('html').getAttribute('data-theme')) === 'dark';
    await keys.enter(shell.settingsButton);
    await expect(shell.settings.getByRole('heading', { name: 'Display settings' })).toBeFocused();
    await keys.enter(shell.settings.getByRole('button', { name: 'Shortcuts' }));
    await expect(shell.shortcuts).toBeVisible();
    await expect(shell.shortcuts.getByRole('heading', { name: 'Shortcuts' })).toBeFocused();
    const single = shell.shortcuts.getByRole('switch', { name: 'Single-key shortcuts' });
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

  test('reach the search field with Ctrl+/, and type shortcut letters there [S9.42, B61]', async ({
    page,
  }) => {
    const { keys } = await visit(page, '/shabad?id=1');
    await keys.press('End', 'Control+/');
    const { field } = new SearchForm(page);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await keys.type('of');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
    await expect(field).not.toHaveValue('');
  });

  test('search Help and read an answer', async ({ page }) => {
    const { keys } = await visit(page, '/help');
    await keys.tabTo(page.getByRole('searchbox', { name: 'Search help' }));
    await keys.type('keyboard');
    const main = page.getByRole('main');
    await expect(main.getByRole('status').first()).toHaveText(/^\d+ answers?$/);
    await keys.enter(main.getByRole('link', { name: /^Link to this section/ }).first());
    await expect(page).toHaveURL(/\/help#.+/);
    await expect(main.locator(':target').getByRole('heading')).toBeInViewport();
  });

  test('go back by the button of the header [S2.94]', async ({ page }) => {
    const { keys } = await visit(page, '/search?q=hhh&type=0&source=G');
    await keys.enter(new SearchPage(page).results.first().getByRole('heading').getByRole('link'));
    await page.waitForURL(/\/shabad\?/);
    await expect(heading(page)).toBeFocused();
    await keys.enter(page.getByRole('banner').getByRole('link', { name: 'Back' }), 'Shift+Tab');
    await page.waitForURL(/\/search\?/);
    await expect(heading(page)).toBeFocused();
  });

  test('accept the privacy notice, and go on from the text [S2.103]', async ({ page }) => {
    const site = await startBuiltServer({ ANALYTICS: 'events' });
    const { keys, shell } = await visit(page, `${site.origin}/shabad?id=1`);
    await keys.enter(shell.privacyNotice.getByRole('button', { name: 'Accept' }));
    await expect(shell.privacyNotice).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await site.stop();
  });

  test('read the site in Punjabi, and in English again', async ({ page }) => {
    const { keys, shell } = await visit(page, '/about');
    await keys.enter(shell.footer.getByRole('link', { name: 'ਪੰਜਾਬੀ' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa-Guru');
    await expect(page).toHaveURL('/about');
    await untilHydrated(page);
    await keys.enter(page.getByRole('contentinfo').getByRole('link', { name: 'English' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/about');
  });

  test('go to the next and the previous page of results', async ({ page }) => {
    const { keys } = await visit(page, '/search?q=hhh&type=0&source=G');
    const { pagination } = new SearchPage(page);
    await keys.enter(pagination.getByRole('link', { name: /next/i }));
    await page.waitForURL(/offset=2/);
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await keys.enter(pagination.getByRole('link', { name: /previous/i }));
    await page.waitForURL((url) => !url.href.includes('offset=2'));
  });

  test('go to the next and the previous shabad', async ({ page }) => {
    const { keys } = await visit(page, '/shabad?id=1839');
    await keys.enter(page.getByRole('link', { name: 'Next shabad' }));
    await page.waitForURL(/id=1840/);
    await expect(heading(page)).toBeFocused();
    await keys.enter(page.getByRole('link', { name: 'Previous shabad' }));
    await page.waitForURL(/id=1839/);
  });

  test('go from a result to its ang, and from there to a shabad', async ({ page }) => {
    const { keys } = await visit(page, '/search?q=hhh&type=0&source=G');
    const first = new SearchPage(page).results.first();
    await keys.enter(first.getByRole('link', { name: /^Ang \d+$/ }));
    await page.waitForURL(/\/ang\?/);
    await expect(heading(page)).toBeFocused();
    await keys.enter(page.getByRole('link', { name: 'Open shabad' }).first());
    await page.waitForURL(/\/shabad\?/);
    await expect(new ShabadPage(page).lines.first()).toBeVisible();
  });

  test('retry a page that failed to load, and dismiss its message', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=1839');
    await page.route('**/v2/shabads/**', (route) => route.abort());
    await keys.enter(page.getByRole('link', { name: 'Next shabad' }));
    await expect(shell.notifications).toContainText(/You are offline/);
    await keys.enter(shell.notifications.getByRole('button', { name: 'Dismiss' }));
    await expect(shell.notifications).not.toContainText(/You are offline/);
    await keys.enter(page.getByRole('link', { name: 'Next shabad' }), 'Shift+Tab');
    await expect(shell.notifications).toContainText(/You are offline/);
    await page.unroute('**/v2/shabads/**');
    await keys.enter(shell.notifications.getByRole('link', { name: 'Try again' }));
    await page.waitForURL(/id=1840/);
  });

  test('go to a section by the contents of an article, and read on from there', async ({ page }) => {
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

  test('go to the top of a long page', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=3406');
    await keys.press('End');
    await expect(shell.scrollToTop).toBeVisible();
    // Backwards: tabbing from the start would scroll to the top.
    await keys.enter(shell.scrollToTop, 'Shift+Tab');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(shell.scrollToTop).toHaveCount(0);
    expect((await tabStop(page)).isDocument).toBe(false);
  });

  test('see the text in full screen [S2.97, S4.17, S9.35]', async ({ page }) => {
    const { keys } = await visit(page, '/shabad?id=1');
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    expect(await page.evaluate(() => document.fullscreenEnabled)).toBe(true);
    await keys.press('f');
    await expect.poll(isFull).toBe(true);
    const button = page.getByRole('button', { name: 'Fullscreen' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await keys.enter(button);
    await expect.poll(isFull).toBe(false);
  });

  test('reorder lines in the multi-view and read them', async ({ page }) => {
    const { keys, shell } = await visit(page, '/search?q=hhh&type=0&source=G');
    const { results } = new SearchPage(page);
    const { multiView } = shell;
    const add = (place: number) => results.nth(place).getByRole('button', { name: 'Save', exact: true });
    await keys.enter(add(0));
    await expect(add(0)).toHaveAttribute('aria-pressed', 'true');
    await keys.enter(add(1));
    await expect(add(1)).toHaveAttribute('aria-pressed', 'true');
    await keys.enter(shell.notifications.getByRole('button', { name: 'Choose list' }));
    const choice = page.getByRole('dialog', { name: 'Choose list' });
    await expect(choice.getByRole('heading', { name: 'Choose list' })).toBeFocused();
    await keys.enter(choice.getByRole('button', { name: 'Show list' }));
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

  test('dismiss a temporary message', async ({ page }) => {
    const { keys, shell } = await visit(page, '/shabad?id=1839');
    const { toolbar } = new ReadingTools(page);
    await keys.tabTo(toolbar.getByRole('button', { name: 'Display' }));
    await keys.press('End');
    await expect(toolbar.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    await keys.press('Enter');
    const news = shell.notifications.getByText('Saved');
    await expect(news).toBeVisible();
    await keys.enter(shell.notifications.getByRole('button', { name: 'Dismiss' }));
    await expect(news).toHaveCount(0);
  });
});

test('the focus is visible to the end of the longest bani, in the largest letters and in columns', async ({
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
    expect(await focusFaults(page)).toEqual([]);
  }
});
