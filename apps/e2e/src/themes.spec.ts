import { THEME_CHOICES } from '@naad/settings-schema';
import { axeFaults, axeFaultsOn } from './checks/axeFaults.ts';
import { PHONE } from './checks/screens.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { ONE_OF_A_KIND } from './siteRoutes.ts';
import { expect, test, prepareVisitor } from './test.ts';

/** The light theme is tested on every page, and every component in every theme in the Storybook. */
const THEMES = THEME_CHOICES.filter((theme) => theme !== 'system' && theme !== 'light');

for (const theme of THEMES) {
  test(`in the ${theme} theme axe finds no violation on a page of each kind or with an open menu`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prepareVisitor(context, baseURL ?? '', { theme });
    expect(await axeFaultsOn(page, ONE_OF_A_KIND)).toEqual([]);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const shell = new SiteShell(page);
    await shell.openMore();
    expect(await axeFaults(page)).toEqual([]);
  });
}
