import { expect, test } from '@playwright/test';

test('the controller says that it needs JavaScript, and sends nothing', async ({ page }) => {
  const response = await page.goto('/control/BCD-FGH');
  expect(response?.status()).toBe(200);
  // This browser doesn't render `noscript`, so the HTML is checked.
  expect(await response?.text()).toMatch(/<noscript><p[^>]*>Bani Controller needs JavaScript/);
  await page.getByLabel('Code', { exact: true }).fill('BCD-FGH');
  await page.getByLabel('PIN', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Connect to Desktop' }).click();
  await expect(page).toHaveURL(/\/control\/BCD-FGH$/);
});
