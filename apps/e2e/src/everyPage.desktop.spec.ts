import type { Page } from '@playwright/test';
import { axeFaults } from './checks/axeFaults.ts';
import { focusFaults } from './checks/KeyboardVisitor.ts';
import { lostOnScreens } from './checks/lostContent.ts';
import { DESKTOP, PHONE, SPACED_SCREENS } from './checks/screens.ts';
import { textsOffScale } from './checks/textsOffScale.ts';
import { unreadableText } from './checks/unreadableText.ts';
import { untaggedGurmukhi } from './checks/untranslatedText.ts';
import { ONE_OF_A_KIND, openRoute, SITE_ROUTES } from './siteRoutes.ts';
import { expect, prepareVisitor, test } from './test.ts';

/** Texts with too little contrast in forced colours, as in a Windows contrast theme. */
async function unreadableInForcedColours(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    faults.push(...(await unreadableText(page)).map((fault) => `on a ${colorScheme} ground, ${fault}`));
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  return faults;
}

/** Pages whose tab stops are like those of another tested page, only more, or with other words. */
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

/** The pages are checked in parts, which run beside each other. */
const PARTS = 10;

/** Each page is opened once for all of these checks, since opening it costs as much as most of them. */
for (let part = 1; part <= PARTS; part += 1) {
  const routes = SITE_ROUTES.filter((_, index) => index % PARTS === part - 1);
  test(`on every page Gurmukhi is tagged, texts are readable and of the type scale, the focus is visible, axe finds no violation and no screen loses text, part ${String(part)} of ${String(PARTS)} [S1.5, F23, F24, P64]`, async ({
    page,
    context,
    baseURL,
  }) => {
    await prepareVisitor(context, baseURL ?? '', { theme: 'light' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of routes) {
      const { name, kind, prepare } = route;
      // For what depends on the width, one page of each kind is checked on the desktop, too.
      const screens = ONE_OF_A_KIND.includes(route) ? [DESKTOP, PHONE] : [PHONE];
      // A page that leads elsewhere after a few seconds stays while it is checked. A route turns off the browser's cache.
      if (kind === 'outside')
        await page.route(
          ({ origin }) => origin !== baseURL,
          (request) => request.abort('aborted'),
        );
      await page.setViewportSize(DESKTOP);
      await openRoute(page, route);
      expect.soft(await untaggedGurmukhi(page), name).toEqual([]);
      expect.soft(await unreadableInForcedColours(page), name).toEqual([]);
      for (const screen of [DESKTOP, PHONE]) {
        await page.setViewportSize(screen);
        if (kind !== 'outside' && !prepare) expect.soft(await textsOffScale(page), name).toEqual([]);
      }
      expect.soft(await lostOnScreens(page, SPACED_SCREENS), name).toEqual([]);
      for (const screen of LIKE_ANOTHER.includes(name) || kind === 'list' ? [] : screens) {
        await page.setViewportSize(screen);
        expect.soft(await focusFaults(page), name).toEqual([]);
      }
      // Last, since it removes lines of long texts.
      for (const screen of screens) {
        await page.setViewportSize(screen);
        // A control that is half under the header of a scrolled page has its full size after a scroll.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect.soft(await axeFaults(page), name).toEqual([]);
      }
    }
  });
}
