import { expect, test } from '@playwright/test';

test('search and reading work with the keyboard alone', async ({ page }) => {
  await page.goto('/shabad?id=1');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Gurbani Search' }).focus();
  await page.keyboard.type('mmgg');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?/);
  const result = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await result.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/shabad\?/);
  await expect(page.locator('[aria-current="true"]')).toBeInViewport();
});
