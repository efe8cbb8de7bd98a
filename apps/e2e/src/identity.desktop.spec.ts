import { expect, prepareVisitor, test } from './test.ts';

test('a headpiece stands above the lines of a bani and of an ang, never of a shabad [P61]', async ({
  page,
}) => {
  for (const path of ['/ang?ang=917', '/sundar-gutka/sohilaa-saahib']) {
    await page.goto(path);
    const band = await page.locator('[data-headpiece]').boundingBox();
    const line = await page.locator('[data-verse-id]').first().boundingBox();
    expect(band?.height, path).toBe(13);
    expect((band?.y ?? 0) + (band?.height ?? 0), path).toBeLessThanOrEqual(line?.y ?? 0);
  }
  await page.goto('/shabad?id=3590');
  await expect(page.locator('[data-headpiece]')).toHaveCount(0);
});

for (const language of ['en', 'pa-Arab'] as const) {
  test(`the line of the wordmark enters from the edge of the window in ${language} [P60]`, async ({
    page,
    context,
    baseURL,
  }) => {
    await prepareVisitor(context, baseURL ?? '', { language });
    await page.goto('/help');
    const link = page.getByRole('banner').getByRole('link', { name: 'Naad', exact: true });
    const line = await link.locator('path').first().boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    if (language === 'en') expect(line?.x).toBeLessThan(0);
    else expect((line?.x ?? 0) + (line?.width ?? 0)).toBeGreaterThan(width);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(scrolls).toBe(false);
  });
}
