import { expect, test } from '@playwright/test';

const isDark = (): boolean => {
  const [red = 255, green = 255, blue = 255] =
    getComputedStyle(document.body)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return (red + green + blue) / 3 < 128;
};

test('dark mode is chosen with a button, kept, and in the first HTML of the next page', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/');
  expect(await page.evaluate(isDark)).toBe(false);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(() => page.evaluate(isDark)).toBe(true);
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true');
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get('/shabad?id=1', { headers: { cookie: cookies } })).text();
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  await page.goto('/ang?ang=1');
  expect(await page.evaluate(isDark)).toBe(true);
});

test.describe('with a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('a first visit is dark, and can be made light', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(isDark)).toBe(true);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect.poll(() => page.evaluate(isDark)).toBe(false);
    await page.reload();
    expect(await page.evaluate(isDark)).toBe(false);
  });
});
