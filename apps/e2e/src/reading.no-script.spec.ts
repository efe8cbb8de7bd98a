import { SearchPage } from './pages/SearchPage.ts';
import { openDetails } from './pages/openDetails.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { expect, rememberFirstLetters, test } from './test.ts';
import { HomePage } from './pages/SearchForm.ts';

test('search, shabad and ang work without JavaScript [F3, F24]', async ({ page }) => {
  await rememberFirstLetters(page);
  const { form } = await HomePage.open(page);
  await form.search('hhh');
  await page.waitForURL(/\/search\?/);
  const results = new SearchPage(page);
  await expect(results.results).toHaveCount(20);
  await results.pagination.getByRole('link', { name: /next/i }).click();
  await page.waitForURL(/offset=2/);
  const shabad = await results.openResult(0);
  await expect(shabad.lines.first()).toBeVisible();
  await openDetails(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Ang|Pannaa?|Vaar|Pauri|Kabit) \d+/ })
    .first()
    .click();
  await page.waitForURL(/\/ang\?/);
  await page.getByRole('link', { name: /next/i }).first().click();
  await expect(new ShabadPage(page).lines.first()).toBeVisible();
});

for (const typed of ['DDrgj', 'ਧਧਰਗਜ']) {
  test(`${typed} finds its only line without JavaScript`, async ({ page }) => {
    const { form } = await HomePage.open(page);
    await form.search(typed);
    await page.waitForURL(/id=3590/);
    await expect(new ShabadPage(page).text).toContainText('ਰਾਮਦਾਸ');
  });
}

test('an ang can be opened from the form without JavaScript [S2.62]', async ({ page }) => {
  const { form } = await HomePage.open(page);
  await form.type.selectOption('5');
  await form.source.selectOption('D');
  await form.search('39');
  await page.waitForURL(/\/ang\?ang=39&source=D/);
  await expect(new ShabadPage(page).lines.first()).toBeVisible();
});

test('the server-rendered HTML contains the verse text [F20]', async ({ request }) => {
  const html = await (await request.get('/shabad?id=1839')).text();
  const body = html.slice(0, html.indexOf('<script type="application/json"'));
  for (const word of ['ਨਿਮਖ', 'ਬਿਸਰਉ']) expect(body).toContain(word);
});
