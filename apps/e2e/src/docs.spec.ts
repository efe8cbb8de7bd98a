import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

async function expectFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  // On a phone the page is as wide as its screen.
  expect(await page.evaluate(() => window.innerWidth)).toBe(page.viewportSize()?.width);
}

test('the API documentation works under its own policy in the light and the dark theme', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const operation = page.getByRole('button', { name: 'GET /api/v2/raags Raags' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/api/docs');
  await operation.click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table .response .response-col_status')).toContainText('200');
  await expect(page.locator('.live-responses-table')).toContainText('RaagUnicode');
  await expect(page.locator('html.dark-mode')).toHaveCount(0);
  await expectFit(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await operation.click();
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
  await expect(page.locator('html.dark-mode')).toHaveCount(1);
  await expectFit(page);
  expect(complaints).toEqual([]);
});
