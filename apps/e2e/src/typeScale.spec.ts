import { leftEdges } from './checks/leftEdges.ts';
import { textsOffScale } from './checks/textsOffScale.ts';
import { SITE_ROUTES } from './siteRoutes.ts';
import { expect, prepareVisitor, test } from './test.ts';

test('every text has a size of the type scale [P64]', async ({ page }) => {
  test.slow();
  for (const { path, kind, prepare } of SITE_ROUTES) {
    if (kind === 'outside' || prepare) continue;
    await page.goto(path);
    expect(await textsOffScale(page), path).toEqual([]);
  }
});

for (const language of ['en', 'pa'] as const) {
  test(`in ${language} lines and translations begin at one edge, on desktops with title and credits [P65]`, async ({
    page,
    context,
    baseURL,
  }) => {
    await prepareVisitor(context, baseURL ?? '', { language });
    const isDesktop = (page.viewportSize()?.width ?? 0) > 1000;
    for (const path of ['/shabad?id=3590', '/ang?ang=917', '/sundar-gutka/sohilaa-saahib', '/hukamnama']) {
      await page.goto(path);
      expect(await leftEdges(page, '[data-verse-id] > *'), path).toHaveLength(1);
      expect(await leftEdges(page, '[data-credits]'), path).toHaveLength(1);
      if (isDesktop) {
        expect(await leftEdges(page, '[data-verse-id] > *, main h1, [data-credits]'), path).toHaveLength(1);
      }
    }
  });
}
