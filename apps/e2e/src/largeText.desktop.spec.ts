import { CHROMIUM } from '../../../chromium.shared.ts';
import { firstScreen } from './checks/firstScreen.ts';
import { DESKTOP, PHONE } from './checks/screens.ts';
import { SITE_ROUTES, openRoute } from './siteRoutes.ts';
import { expect, test, prepareVisitor } from './test.ts';
import { lostOnScreens } from './checks/lostContent.ts';

/** A browser with a default font size of 32 px, twice the usual one (WCAG 1.4.4). */
test.use({
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--blink-settings=defaultFontSize=32'],
  },
});

const SCREENS = [
  { name: 'a phone', ...PHONE },
  { name: 'a desktop', ...DESKTOP },
];

test('nothing is lost at twice the font size, on a phone and on a desktop', async ({
  page,
  context,
  baseURL,
}) => {
  await prepareVisitor(context, baseURL ?? '', {});
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const lost: string[] = [];
  for (const route of SITE_ROUTES) {
    await openRoute(page, route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    lost.push(...(await lostOnScreens(page, SCREENS)).map((each) => `${route.name} ${each}`));
  }
  expect(lost).toEqual([]);
});

test('the first line of a text is on the first screen of a phone at twice the font size [P10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shabad?id=3590');
  expect((await firstScreen(page)).whole).toBeGreaterThanOrEqual(1);
});
