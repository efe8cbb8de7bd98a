import { HukamnamaPage } from './pages/HukamnamaPage.ts';
import { openDetails } from './pages/openDetails.ts';
import { expect, test } from './test.ts';

test('the hukamnama of a day has its date in words, and leads to its shabad [S1.4, S2.18]', async ({
  page,
}) => {
  for (const date of ['2024/1/31', '2024-01-31']) {
    const hukamnama = await HukamnamaPage.open(page, date);
    await expect(hukamnama.title).toHaveText('Hukamnama of January 31, 2024');
    await expect(page).toHaveTitle(/^Hukamnama of January 31, 2024 - /);
    await expect(hukamnama.late).toHaveCount(0);
    expect(await hukamnama.lines.count()).toBeGreaterThan(4);
  }
  await openDetails(page);
  await new HukamnamaPage(page).shabad.click();
  await expect(page).toHaveURL(/\/shabad\?id=\d+$/);
});

test('several shabads are shown as one hukamnama [B77, S3.23]', async ({ page }) => {
  const hukamnama = await HukamnamaPage.open(page, '2026/8/21');
  const answer = await page.request.get('/api/v2/hukamnamas/2026/8/21');
  const { shabads } = (await answer.json()) as { shabads: { verses: { verseId: number }[] }[] };
  expect(shabads.length).toBeGreaterThan(1);
  const expected = shabads.flatMap(({ verses }) => verses.map(({ verseId }) => String(verseId)));
  const shown = await hukamnama.lines.evaluateAll((lines) =>
    lines.map((line) => line.getAttribute('data-verse-id')),
  );
  expect(shown).toEqual(expected);
  await openDetails(page);
  await expect(hukamnama.shabad).toHaveAttribute('href', /^\/shabad\?id=\d+,\d+,\d+,\d+$/);
});

test.describe("the days around a day, by the visitor's clock [B75]", () => {
  test('are one step away [S3.23]', async ({ page }) => {
    const hukamnama = await HukamnamaPage.open(page, '2024/1/31');
    await expect(hukamnama.next).toHaveAttribute('href', '/hukamnama?date=2024/2/1');
    await hukamnama.previous.click();
    await expect(hukamnama.title).toHaveText('Hukamnama of January 30, 2024');
    await page.keyboard.press('ArrowRight');
    await expect(hukamnama.title).toHaveText('Hukamnama of January 31, 2024');
  });

  test('start with the first day of 2002 [S4.56, B75]', async ({ page }) => {
    const hukamnama = await HukamnamaPage.open(page, '2002/1/1');
    await expect(hukamnama.previous).toHaveCount(0);
    await expect(hukamnama.next).toHaveCount(1);
  });

  test("end with today in the visitor's time zone [S4.56, B75]", async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 7, 21, 9));
    const today = await HukamnamaPage.open(page, '2026/8/21');
    await expect(today.next).toHaveCount(0);
    await expect(today.previous).toHaveCount(1);
    await expect(today.date).toHaveAttribute('max', '2026-08-21');
    const newest = await HukamnamaPage.open(page);
    await expect(newest.late).toHaveCount(0);
    const dayBefore = await HukamnamaPage.open(page, '2026/8/20');
    await expect(dayBefore.next).toHaveAttribute('href', '/hukamnama?date=2026/8/21');
  });
});

test('a chosen day opens when the visitor submits it [B76]', async ({ page }) => {
  const hukamnama = await HukamnamaPage.open(page, '2024/1/30');
  await openDetails(page);
  await expect(hukamnama.date).toHaveAttribute('min', '2002-01-01');
  await hukamnama.date.fill('2024-01-31');
  await expect(page).toHaveURL(/2024\/1\/30$/);
  await hukamnama.open.click();
  // Before hydration, the form itself navigates there.
  await expect(page).toHaveURL(/\/hukamnama\?date=2024(\/1\/31|-01-31)$/);
  await expect(hukamnama.title).toHaveText('Hukamnama of January 31, 2024');
});

test("days before 2002 and after today can't be chosen [B76]", async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 7, 21, 9));
  const hukamnama = await HukamnamaPage.open(page, '2026/8/21');
  await openDetails(page);
  for (const date of ['2001-12-31', '2026-08-22']) {
    await hukamnama.date.fill(date);
    await hukamnama.open.click();
    await expect(hukamnama.rangeError).toHaveText('Choose a date from January 1, 2002 to August 21, 2026.');
    await expect(hukamnama.date).toBeFocused();
    await expect(page).toHaveURL(/2026\/8\/21$/);
  }
  await hukamnama.date.fill('2002-01-01');
  await expect(hukamnama.rangeError).toHaveCount(0);
});

test('a day can be typed and opened by keyboard', async ({ page }) => {
  const hukamnama = await HukamnamaPage.open(page, '2024/1/30');
  await openDetails(page);
  await hukamnama.date.focus();
  await page.keyboard.type('01312024');
  await page.keyboard.press('Enter');
  await expect(hukamnama.title).toHaveText('Hukamnama of January 31, 2024');
});

// The archive can't be reached, so the newest is the last that the server ships.
test("the newest hukamnama says that it isn't today's [S2.18, P41]", async ({ page }) => {
  const hukamnama = await HukamnamaPage.open(page);
  await expect(hukamnama.title).toHaveText('Hukamnama of August 22, 2026');
  await expect(hukamnama.late).toContainText('August 22, 2026');
});

for (const [date, said, beside] of [
  ['2001/12/31', 'December 31, 2001', 'January 1, 2002'],
  ['2010/5/13', 'May 13, 2010', 'May 12, 2010'],
  ['2024/2/30', '2024/2/30 is not a date.', 'the latest hukamnama'],
  ['yesterday', 'yesterday is not a date.', 'the latest hukamnama'],
] as const) {
  test(`the hukamnama of ${date} isn't found, and the page leads to one that exists [S8.8, P42]`, async ({
    page,
  }) => {
    const response = await page.goto(`/hukamnama?date=${date}`);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main).toContainText(said);
    await expect(main.locator('a[href*="random"]')).toHaveCount(0);
    await main.getByRole('link', { name: beside }).click();
    await expect(new HukamnamaPage(page).lines.first()).toBeVisible();
  });
}
