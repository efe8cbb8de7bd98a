import { expect, test, untilQuiet } from './test.ts';

const LARGEST_FONT_BYTES = 16_000;

test('the reading face comes with the first page, and by itself ahead of the text from then on', async ({
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
  const href = await page.locator('link[rel="preload"][as="font"][type="font/woff2"]').getAttribute('href');
  expect(await page.content()).not.toContain('url(data:font');
  const font = await (await request.get(href ?? '')).body();
  expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(font.length).toBeLessThan(LARGEST_FONT_BYTES);
  for (const url of fonts) expect(new URL(url).pathname).toBe(href);
  expect(await page.evaluate(() => document.fonts.check('500 20px "Naad Gurmukhi"', 'ਅ'))).toBe(true);
});

test('nothing is asked again when the window gets the focus back', async ({ page }) => {
  await page.goto('/search?q=hhh&type=0', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /next/i }).first().click();
  await page.waitForURL(/offset=2/);
  await untilQuiet(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr', 'script'].includes(request.resourceType())) asked.push(request.url());
  });
  await page.evaluate(() => {
    for (const type of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});

test('a page that does not come leaves the old one, says so, and can be asked for again', async ({
  page,
}) => {
  await page.goto('/shabad?id=3590');
  // The next one would be there: it is loaded in advance.
  await page
    .getByRole('link', { name: /previous/i })
    .first()
    .hover();
  await untilQuiet(page);
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
