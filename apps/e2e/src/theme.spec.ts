import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Brightness of the page's background, from 0 (black) to 255. */
const paper = (): number => {
  const colours = [document.body, document.documentElement].map(
    (element) => getComputedStyle(element).backgroundColor,
  );
  const [red = 0, green = 0, blue = 0] =
    colours
      .find((colour) => !colour.endsWith(', 0)'))
      ?.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return (red + green + blue) / 3;
};
const isDark = async (page: Page): Promise<boolean> => (await page.evaluate(paper)) < 128;

test('dark mode is turned on with a button, stored, and in the first HTML of the next page [S1.7, S3.32, S4.16, S9.23, B113, F22]', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/');
  expect(await isDark(page)).toBe(false);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(() => isDark(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true');
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get('/shabad?id=1', { headers: { cookie: cookies } })).text();
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  await page.goto('/ang?ang=1');
  expect(await isDark(page)).toBe(true);
});

test.describe('with a dark system theme', () => {
  test.use({ colorScheme: 'dark' });

  test('a first visit is dark, and can be made light [S1.7, S4.16, F22]', async ({ page }) => {
    await page.goto('/');
    expect(await isDark(page)).toBe(true);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect.poll(() => isDark(page)).toBe(false);
    await page.reload();
    expect(await isDark(page)).toBe(false);
  });
});
