import { THEME_CHOICES } from '@naad/settings-schema';
import { axeColourFaults, axeFaults } from './checks/axeFaults.ts';
import { PHONE } from './checks/screens.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { ONE_OF_A_KIND, openRoute } from './siteRoutes.ts';
import { expect, test, prepareVisitor } from './test.ts';

/** The light theme is tested on every page, and every component in every theme in the Storybook. */
const THEMES = THEME_CHOICES.filter((theme) => theme !== 'system' && theme !== 'light');

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('in no theme axe finds a violation of its colour rules on a page of each kind', async ({ page }) => {
  for (const route of ONE_OF_A_KIND) {
    await openRoute(page, route);
    expect.soft(await axeColourFaults(page, THEMES), route.name).toEqual([]);
  }
});

for (const theme of THEMES) {
  test(`in the ${theme} theme axe finds no violation on Home with an open menu`, async ({
    page,
    context,
    baseURL,
  }) => {
    await prepareVisitor(context, baseURL ?? '', { theme });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await new SiteShell(page).openMore();
    expect(await axeFaults(page)).toEqual([]);
  });
}
