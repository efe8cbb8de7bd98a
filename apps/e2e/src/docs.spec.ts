import { expect, test } from './test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the API documentation works under its own policy in the ${colorScheme} theme`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.emulateMedia({ colorScheme });
    await page.goto('/api/docs');
    await page.getByRole('button', { name: 'GET /api/v2/raags Raags' }).click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect(page.locator('.live-responses-table .response .response-col_status')).toContainText('200');
    await expect(page.locator('.live-responses-table')).toContainText('RaagUnicode');
    await expect(page.locator('html.dark-mode')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    // On a phone the page is as wide as its screen.
    expect(await page.evaluate(() => window.innerWidth)).toBe(page.viewportSize()?.width);
    expect(complaints).toEqual([]);
  });
}
