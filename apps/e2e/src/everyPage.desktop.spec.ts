import type { Page } from '@playwright/test';
import { DESKTOP, SPACED_SCREENS } from './checks/screens.ts';
import { unreadableText } from './checks/unreadableText.ts';
import { SITE_ROUTES, openRoute } from './siteRoutes.ts';
import { expect, test, prepareVisitor } from './test.ts';
import { lostOnScreens } from './checks/lostContent.ts';
import { untaggedGurmukhi } from './checks/untranslatedText.ts';

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

for (const kind of new Set(SITE_ROUTES.map((route) => route.kind))) {
  test(`on every page (${kind}) Gurmukhi is tagged, forced colours leave each text readable, and no screen loses text [F23]`, async ({
    page,
    context,
    baseURL,
  }) => {
    await prepareVisitor(context, baseURL ?? '', {});
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of SITE_ROUTES.filter((each) => each.kind === kind)) {
      await page.setViewportSize(DESKTOP);
      await openRoute(page, route);
      expect.soft(await untaggedGurmukhi(page), route.name).toEqual([]);
      expect.soft(await unreadableInForcedColours(page), route.name).toEqual([]);
      expect.soft(await lostOnScreens(page, SPACED_SCREENS), route.name).toEqual([]);
    }
  });
}
