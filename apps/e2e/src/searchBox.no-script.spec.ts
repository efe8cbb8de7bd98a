import { expect, test } from './test.ts';

test.describe('without JavaScript', () => {
  test('a query that only names a page opens it [Q46]', async ({ page, request }) => {
    const answer = await request.get('/search?q=ang+917', { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/ang?ang=917&source=G']);
    await page.goto('/');
    await page.getByRole('searchbox').fill('japji');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sundar-gutka\/2$/);
  });

  test('a type that finds nothing shows what the one box finds [Q43]', async ({ page }) => {
    await page.goto('/search?q=ocean+of+peace&type=2');
    await expect(page.getByText('“Gurmukhi word” finds nothing.')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/peace/i);
  });

  test('filters narrow and are removed [Q51]', async ({ page }) => {
    await page.goto('/search?q=anand&type=8');
    const narrow = page.getByRole('navigation', { name: 'Narrow the results' });
    await narrow.locator('summary').click();
    await narrow.getByRole('link').first().click();
    await expect(page).toHaveURL(/source=G/);
    await page.getByRole('link', { name: /^Remove filter: Source/ }).click();
    await expect(page).toHaveURL(/source=all/);
  });

  test('a shabad can be searched [Q52]', async ({ page }) => {
    await page.goto('/shabad?id=3590');
    await page.getByRole('textbox', { name: 'Search within' }).fill('gur');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/shabad=3590/);
    await expect(page.getByRole('link', { name: /^Remove filter: Within/ })).toBeVisible();
  });
});
