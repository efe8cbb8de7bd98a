import { leftEdges } from './checks/leftEdges.ts';
import { expect, prepareVisitor, test } from './test.ts';

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
