import { expect, test } from './test.ts';

test('only tools that are links are shown without JavaScript [S2.83]', async ({ page }) => {
  await page.goto('/shabad?id=3590');
  const tools = page.getByRole('toolbar', { name: 'Shabad tools' });
  await expect(tools.getByRole('button')).toHaveCount(0);
  await tools.getByRole('link', { name: 'Random' }).click();
  await expect(page).toHaveURL(/\/shabad\?id=\d+/);
});
