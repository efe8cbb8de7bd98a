import { lostOnScreens } from './checks/lostOnScreens.ts';
import { CHROMIUM } from '../../../chromium.shared.ts';
import { DESKTOP, PHONE } from './checks/screens.ts';
import { openRoute } from './openRoute.ts';
import { prepareVisitor } from './prepareVisitor.ts';
import { SITE_ROUTES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

/** A browser whose owner has set letters to twice their usual size, which is 16 px (WCAG 1.4.4). */
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

test('with letters of twice the size nothing is lost, on a phone and on a desktop', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
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
