import { HukamnamaPage } from './pages/HukamnamaPage.ts';
import { expect, test } from './test.ts';

test('the hukamnama of a day has its date in words, and leads to its shabad', async ({ page }) => {
  for (const date of ['2024/1/31', '2024-01-31']) {
    const hukamnama = await HukamnamaPage.open(page, date);
    await expect(hukamnama.title).toHaveText('Hukamnama of January 31, 2024');
    await expect(page).toHaveTitle(/^Hukamnama of January 31, 2024 - /);
    await expect(hukamnama.late).toHaveCount(0);
    expect(await hukamnama.lines.count()).toBeGreaterThan(4);
  }
  await new HukamnamaPage(page).shabad.click();
  await expect(page).toHaveURL(/\/shabad\?id=\d+$/);
});

test('several shabads are read as one (behaviour 77)', async ({ page }) => {
  const hukamnama = await HukamnamaPage.open(page, '2026/8/21');
  const answer = await page.request.get('/api/v2/hukamnamas/2026/8/21');
  const { shabads } = (await answer.json()) as { shabads: { verses: { verseId: number }[] }[] };
  expect(shabads.length).toBeGreaterThan(1);
  const expected = shabads.flatMap(({ verses }) => verses.map(({ verseId }) => String(verseId)));
  const shown = await hukamnama.lines.evaluateAll((lines) =>
    lines.map((line) => line.getAttribute('data-verse-id')),
  );
  expect(shown).toEqual(expected);
  await expect(hukamnama.shabad).toHaveAttribute('href', /^\/shabad\?id=\d+,\d+,\d+,\d+$/);
});

test.describe('the days beside a day, by the clock of the visitor (behaviour 75)', () => {
  test('are a step away', async ({ page }) => {
    const hukamnama = await HukamnamaPage.open(page, '2024/1/31');
    await expect(hukamnama.next).toHaveAttribute('href', '/hukamnama?date=2024/2/1');
    await hukamnama.previous.click();
    await expect(hukamnama.title).toHaveText('Hukamnama of January 30, 2024');
    await page.keyboard.press('ArrowRight');
    await expect(hukamnama.title).toHaveText('Hukamnama of January 31, 2024');
  });

  test('begin with the first of 2002', async ({ page }) => {
    const hukamnama = await HukamnamaPage.open(page, '2002/1/1');
    await expect(hukamnama.previous).toHaveCount(0);
    await expect(hukamnama.next).toHaveCount(1);
  });

  test('end with today, where the visitor is', async ({ page }) => {
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

test('a day is chosen from the calendar (behaviour 76)', async ({ page }) => {
  const hukamnama = await HukamnamaPage.open(page, '2024/1/30');
  await expect(hukamnama.date).toHaveAttribute('min', '2002-01-01');
  await hukamnama.calendarButton.click();
  await page.getByRole('button', { name: 'Wednesday, 31 January 2024' }).click();
  await expect(page).toHaveURL(/\/hukamnama\?date=2024\/1\/31$/);
  await expect(hukamnama.title).toHaveText('Hukamnama of January 31, 2024');
});

test('days before 2002 and after today cannot be chosen (behaviour 76)', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 7, 21, 9));
  const hukamnama = await HukamnamaPage.open(page, '2026/8/21');
  await hukamnama.calendarButton.click();
  await expect(page.getByRole('button', { name: 'Friday, 21 August 2026' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Saturday, 22 August 2026' })).toBeDisabled();
  await page.keyboard.press('Escape');
  const first = await HukamnamaPage.open(page, '2002/1/1');
  await first.calendarButton.click();
  await expect(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
});

test('a day that is typed is opened when one is done', async ({ page }) => {
  const hukamnama = await HukamnamaPage.open(page, '2024/1/30');
  await hukamnama.date.fill('2024-01-31');
  await expect(page).toHaveURL(/2024\/1\/30$/);
  await hukamnama.open.click();
  // The form goes there by itself until the script is there.
  await expect(page).toHaveURL(/\/hukamnama\?date=2024(\/1\/31|-01-31)$/);
  await expect(hukamnama.title).toHaveText('Hukamnama of January 31, 2024');
});

test('the newest says that it is not of today', async ({ page }) => {
  const hukamnama = await HukamnamaPage.open(page);
  await expect(hukamnama.title).toHaveText('Hukamnama of August 21, 2026');
  await expect(hukamnama.late).toContainText('August 21, 2026');
});

for (const [date, said] of [
  ['2001/12/31', 'December 31, 2001'],
  ['2024/2/1', 'February 1, 2024'],
  ['2024/2/30', 'That is not a date.'],
  ['yesterday', 'yesterday'],
] as const) {
  test(`of ${date} none is found, and it is said what to do`, async ({ page }) => {
    const response = await page.goto(`/hukamnama?date=${date}`);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main).toContainText('Could not find the hukamnama for this date');
    await expect(main).toContainText(said);
    await main.getByRole('link', { name: "today's hukamnama" }).click();
    await expect(new HukamnamaPage(page).lines.first()).toBeVisible();
  });
}
