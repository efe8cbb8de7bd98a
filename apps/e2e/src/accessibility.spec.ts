import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './checks/screens.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { SearchPage, ShabadPreview } from './pages/SearchPage.ts';
import { MultiViewPanel } from './pages/MultiViewPanel.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { Suggestions } from './pages/Suggestions.ts';
import { SITE_ROUTES, type SiteRoute } from './siteRoutes.ts';
import { expect, test, untilNetworkIdle, prepareVisitor } from './test.ts';
import { axeFaults, axeFaultsOn } from './checks/axeFaults.ts';
import { startBuiltServer } from './startBuiltServer.ts';

/** Menus, panels and messages that open over or beside a page. */
function openThings(isPhone: boolean): SiteRoute[] {
  const menus = isPhone ? [] : ['Read', 'Find', 'In the hall', 'You'];
  return [
    ...menus.map((name) => ({
      name: `menu ${name}`,
      path: '/',
      kind: 'home' as const,
      prepare: async (page: Page) => {
        const shell = new SiteShell(page);
        await shell.menu(name).click();
        await expect(shell.menuList(name)).toBeVisible();
      },
    })),
    {
      name: 'More',
      path: '/shabad?id=3590',
      kind: 'reading',
      prepare: (page) => new SiteShell(page).openMore(),
    },
    {
      name: 'Gurmukhi keyboard',
      path: '/search?q=ਨਾਮ&type=2',
      kind: 'search',
      prepare: async (page) => {
        const { keyboard, keyboardToggle } = new SearchForm(page);
        await keyboardToggle.click();
        await expect(keyboard).toBeVisible();
      },
    },
    {
      name: 'suggestions',
      path: '/',
      kind: 'home',
      prepare: async (page) => {
        const { field, type } = new SearchForm(page);
        await type.selectOption('3');
        await field.pressSequentially('ocean of peace');
        await expect(new Suggestions(page).links.first()).toBeVisible();
      },
    },
    {
      name: 'preview',
      path: '/search?q=ਨਾਮ&type=2',
      kind: 'search',
      prepare: async (page) => {
        const preview = new ShabadPreview(new SearchPage(page), 0);
        await preview.link.focus();
        await expect(preview.lines.first()).toBeVisible();
      },
    },
    { name: 'settings', path: '/shabad?id=1', kind: 'reading', prepare: openSettings },
    {
      name: 'shortcuts',
      path: '/shabad?id=1',
      kind: 'reading',
      prepare: async (page) => {
        await openSettings(page);
        const { settings, shortcuts } = new SiteShell(page);
        await settings.getByRole('button', { name: 'Shortcuts' }).click();
        await expect(shortcuts).toBeVisible();
      },
    },
    {
      name: 'multi-view, empty',
      path: '/',
      kind: 'home',
      prepare: async (page) => {
        await page.getByRole('main').getByRole('button', { name: 'Multi-view' }).click();
        await expect(new SiteShell(page).multiView).toBeVisible();
      },
    },
    {
      name: 'multi-view with a line, and the toast that says so',
      path: '/search?q=hhh&type=0&source=G',
      kind: 'search',
      prepare: async (page) => {
        const { multiView, notifications } = new SiteShell(page);
        const saves = page.getByRole('button', { name: 'Save', exact: true });
        await saves.first().click();
        await new MultiViewPanel(page).openFromNotice();
        await expect(multiView.getByRole('listitem')).toHaveCount(1);
        await saves.nth(1).click();
        await expect(notifications).toContainText('Saved');
      },
    },
    {
      name: 'what did not load',
      path: '/shabad?id=3590',
      kind: 'reading',
      prepare: async (page) => {
        await untilNetworkIdle(page);
        await page.route('**/api/**', (route) => route.abort());
        await page.getByRole('link', { name: 'Next shabad' }).click();
        await expect(new SiteShell(page).notifications).toContainText(/\w/);
        await page.unroute('**/api/**');
      },
    },
  ];
}

async function openSettings(page: Page) {
  const shell = new SiteShell(page);
  await shell.settingsButton.click();
  await expect(shell.settings).toBeVisible();
}

test.describe('axe', () => {
  test.beforeEach(async ({ page }, { project }) => {
    await page.setViewportSize(project.name === 'phone' ? PHONE : DESKTOP);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  const named = (...names: string[]) => SITE_ROUTES.filter(({ name }) => names.includes(name));

  test('finds no violation in anything that opens over a page', async ({ page, context, baseURL }, {
    project,
  }) => {
    await prepareVisitor(context, baseURL ?? '', { theme: 'light' });
    expect(await axeFaultsOn(page, openThings(project.name === 'phone'))).toEqual([]);
  });

  test('finds no violation with the privacy notice of a site that records visits', async ({ page }) => {
    const site = await startBuiltServer({ ANALYTICS: 'events' });
    for (const path of ['/', '/shabad?id=3590']) {
      await page.goto(site.origin + path);
      await expect(new SiteShell(page).privacyNotice).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    }
    await site.stop();
  });

  test('finds no violation in Punjabi', async ({ page, context, baseURL }) => {
    await prepareVisitor(context, baseURL ?? '', { language: 'pa' });
    expect(await axeFaultsOn(page, named('home', 'help', 'shabad', 'search-gurmukhi'))).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa-Guru');
  });

  test('finds no violation in a right-to-left language', async ({ page, context, baseURL }) => {
    await prepareVisitor(context, baseURL ?? '', { language: 'pa-Arab' });
    expect(await axeFaultsOn(page, named('home', 'about', 'shabad'))).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
