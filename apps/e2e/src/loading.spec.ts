import { expect, test, untilNetworkIdle } from './test.ts';

const LARGEST_FONT_BYTES = 16_000;
/** Fonts of the names of languages, which only devices without a font of their scripts load, such as this one. */
const NAMES_FONT = /\/name-(?:devanagari|nastaliq)-.{8}\.woff2$/;

test('the reading font is inlined in the first page, and preloaded from then on [F23]', async ({
  page,
  request,
}) => {
  const fonts: string[] = [];
  page.on('request', (each) => {
    if (each.resourceType() === 'font' || /\.(woff2?|ttf|otf)$/.test(new URL(each.url()).pathname))
      fonts.push(each.url());
  });
  await page.goto('/shabad?id=3590');
  expect(await page.content()).toContain('url(data:font/woff2;base64,');
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name.includes('font')))
    .toBe(true);

  await page.goto('/ang?ang=917');
  const preloaded = await page
    .locator('link[rel="preload"][as="font"][type="font/woff2"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // The reading font first, then those of Latin text.
  expect(preloaded).toEqual([
    expect.stringMatching(/\/gurmukhi-.{8}\.woff2$/),
    expect.stringMatching(/\/interface-.{8}\.woff2$/),
    expect.stringMatching(/\/text-.{8}\.woff2$/),
  ]);
  expect(await page.content()).not.toContain('url(data:font');
  for (const href of preloaded) {
    const font = await (await request.get(href)).body();
    expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(font.length).toBeLessThan(LARGEST_FONT_BYTES);
  }
  const needless = fonts.map((url) => new URL(url).pathname).filter((path) => !preloaded.includes(path));
  expect(needless.filter((path) => !NAMES_FONT.test(path))).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check('500 20px "Naad Gurmukhi"', 'ਅ'))).toBe(true);
});

test('nothing is requested again when the window regains focus [S7.25]', async ({ page }) => {
  await page.goto('/search?q=hhh&type=0', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /next/i }).first().click();
  await page.waitForURL(/offset=2/);
  await untilNetworkIdle(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr', 'script'].includes(request.resourceType())) asked.push(request.url());
  });
  await page.evaluate(() => {
    for (const type of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await untilNetworkIdle(page);
  expect(asked).toEqual([]);
});

test('a page that fails to load leaves the old one, says so, and can be retried', async ({ page }) => {
  await page.goto('/shabad?id=3590');
  // The previous page, since the next one is prefetched.
  await page
    .getByRole('link', { name: /previous/i })
    .first()
    .hover();
  await untilNetworkIdle(page);
  await page.route('**/api/**', (route) => route.abort());
  await page
    .getByRole('link', { name: /previous/i })
    .first()
    .click();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText(/\w/);
  await expect(page.locator('[data-verse-id]').first()).toBeVisible();
  await expect(page).toHaveURL(/id=3590/);
  await page.unroute('**/api/**');
  await notices.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/id=3589/);
});
