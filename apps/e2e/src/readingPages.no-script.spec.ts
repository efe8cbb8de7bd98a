import { BaniListPage } from './pages/BaniListPage.ts';
import { BaniPage } from './pages/BaniPage.ts';
import { HukamnamaPage } from './pages/HukamnamaPage.ts';
import { openDetails } from './pages/openDetails.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { expect, test } from './test.ts';

test('banis and their lengths are links that work without JavaScript [B78]', async ({ page }) => {
  const list = await BaniListPage.open(page);
  await expect(list.field).toBeHidden();
  const bani = await list.openBani('ਰਹਰਾਸਿ ਸਾਹਿਬ');
  await expect(bani.lines).toHaveCount(339);
  await bani.chooseLength('Longer');
  await expect(page).toHaveURL(/\/sundar-gutka\/raharaas-saahib$/);
  await expect(bani.lines).toHaveCount(420);
});

test('the contents of a bani link to its parts without JavaScript', async ({ page }) => {
  const bani = await BaniPage.open(page, 'sohilaa-saahib');
  await openDetails(page);
  await bani.contents.locator('summary').click();
  await bani.contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#part-\d+$/);
});

test('a day can be chosen by a form without JavaScript [B76]', async ({ page }) => {
  const hukamnama = await HukamnamaPage.open(page, '2024/1/30');
  await openDetails(page);
  await hukamnama.date.fill('2024-01-31');
  await hukamnama.open.click();
  await expect(page).toHaveURL(/\/hukamnama\?date=2024-01-31$/);
  await expect(hukamnama.title).toHaveText('Hukamnama of January 31, 2024');
  await hukamnama.previous.click();
  await expect(hukamnama.title).toHaveText('Hukamnama of January 30, 2024');
});

test('indexes and chapters open without JavaScript [B82, B83, S1.4]', async ({ page }) => {
  await page.goto('/index');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Aasaa Ki Vaar/ })
    .click();
  await expect(page.locator('#aasaa-ki-vaar-first-mehl')).toBeInViewport();
  await page.goto('/index/amrit-keertan');
  await page.locator('#chapter-2').getByRole('link').click();
  await page.locator('#chapter-2').getByRole('listitem').getByRole('link').first().click();
  await expect(new ShabadPage(page).lines.first()).toBeVisible();
});
