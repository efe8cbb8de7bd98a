import { lostContent, lostOnScreens } from './checks/lostContent.ts';
import { MultiViewPanel } from './pages/MultiViewPanel.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { SITE_ROUTES, type SiteRoute, openRoute } from './siteRoutes.ts';
import { expect, test, prepareVisitor } from './test.ts';
import { SPACED_SCREENS } from './checks/screens.ts';

/** Together they cover every layout of the header, the tiles and the columns. */
const WIDTHS = [480, 640, 768, 900, 992, 1024, 1100];

/** The fullest panels. */
const PANELS: readonly SiteRoute[] = [
  {
    name: 'settings',
    path: '/shabad?id=1',
    kind: 'reading',
    prepare: async (page) => {
      const { settingsButton, settings } = new SiteShell(page);
      await settingsButton.click();
      await expect(settings.getByRole('button', { name: 'Reset to default' })).toBeAttached();
    },
  },
  {
    name: 'multi-view',
    path: '/search?q=hhh&type=0&source=G',
    kind: 'search',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      await new MultiViewPanel(page).openFromNotice();
      await expect(new SiteShell(page).multiView.getByRole('listitem')).toHaveCount(1);
    },
  },
];

test.beforeEach(async ({ page, context, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await prepareVisitor(context, baseURL ?? '', {});
});

for (const screen of SPACED_SCREENS) {
  test(`no panel loses content on ${screen.name}`, async ({ page }) => {
    await page.setViewportSize({ width: screen.width, height: screen.height });
    for (const panel of PANELS) {
      await openRoute(page, panel);
      expect(await lostOnScreens(page, [screen]), panel.name).toEqual([]);
    }
  });
}

test('nothing is lost at any width in between', async ({ page }) => {
  const names = ['home', 'help', 'search-first-letters', 'shabad', 'page-not-found'];
  const lost: string[] = [];
  for (const route of SITE_ROUTES.filter((each) => names.includes(each.name))) {
    await openRoute(page, route);
    const screens = WIDTHS.map((width) => ({ name: `${String(width)} px`, width, height: 800 }));
    lost.push(...(await lostOnScreens(page, screens)).map((each) => `${route.name} ${each}`));
  }
  expect(lost).toEqual([]);
});

test('nothing is lost in a right-to-left language', async ({ page, context, baseURL }) => {
  await prepareVisitor(context, baseURL ?? '', { language: 'pa-Arab' });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const route of SITE_ROUTES.filter(({ name }) => ['home', 'about', 'shabad'].includes(name))) {
    await openRoute(page, route);
    expect(await lostContent(page), route.name).toEqual([]);
  }
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a panel can be read to its end on the lowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const panel of PANELS.slice(0, 1)) {
    await openRoute(page, panel);
    const last = new SiteShell(page).settings.getByRole('button', { name: 'Reset to default' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test('nothing in the header overlaps at any width', async ({ page }) => {
  for (const width of [320, 767, 768, 1000, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    // On phones the header of a text is one row, with neither.
    for (const address of [width < 700 ? '/help' : '/shabad?id=3590', '/search?q=hhh&type=0']) {
      await page.goto(address);
      const form = await page.getByRole('search').boundingBox();
      const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      if (!form || !navigation) throw new Error('The header has no form or no navigation.');
      const isBeside = form.x + form.width <= navigation.x;
      const isBelow = navigation.y + navigation.height <= form.y;
      expect({ width, address, isClear: isBeside || isBelow }).toEqual({ width, address, isClear: true });
    }
  }
});
