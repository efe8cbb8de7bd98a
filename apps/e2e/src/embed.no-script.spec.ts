import { expect, test } from './test.ts';

test('a frame is readable without JavaScript: lines, translation, credit and a link to the site [K14]', async ({
  page,
}) => {
  await page.goto('/embed/v1/shabad?id=3590&theme=dark');
  await expect(page.locator('[data-verse-id]')).toHaveCount(9);
  await expect(page.getByText('English translation: Dr. Sant Singh Khalsa')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read on Naad' })).toHaveAttribute(
    'href',
    /\/shabad\?id=3590$/,
  );
});

test('the builder works as a form without JavaScript', async ({ page }) => {
  await page.goto('/embed');
  await page.getByLabel('Link to a shabad or ang').fill('/ang?ang=3&source=G');
  await page.getByLabel('Spanish').check();
  await page.getByLabel('English').uncheck();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByLabel('Adapts to your page')).toHaveValue(
    /^<gurbani-ang ang="3" source="G" translations="es">/,
  );
  await expect(page.frameLocator('iframe[title="Preview"]').getByRole('heading')).toContainText('Ang 3 of');
});
