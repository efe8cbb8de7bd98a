import { axeFaults } from './checks/axeFaults.ts';
import { ReadingTools } from './pages/ReadingTools.ts';
import { ReportPage, REPORTED_VERSE } from './pages/ReportPage.ts';
import { expect, test } from './test.ts';

test('a mistake is reported from the sheet of its line, and the device remembers it [T78]', async ({
  page,
}) => {
  const tools = await ReadingTools.open(page, '/shabad?id=1');
  await tools.press(page.locator(`[data-verse-id="${String(REPORTED_VERSE)}"] [data-word]`).first());
  const link = tools.gloss.getByRole('link', { name: 'Report a mistake' });
  await expect(link).toHaveAttribute('href', `/report?verse=${String(REPORTED_VERSE)}`);
  await link.click();
  await page.waitForURL(`/report?verse=${String(REPORTED_VERSE)}`);
  const form = new ReportPage(page);
  await expect(form.main).toContainText('ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥');
  await form.about.selectOption({ label: 'Something else' });
  await form.correction.fill(`From the sheet, ${String(Date.now())}`);
  await form.sendUntilAccepted();
  expect(await axeFaults(page)).toEqual([]);
  const address = new URL(page.url()).pathname;
  await form.main.getByRole('link', { name: 'Your reports' }).click();
  await page.waitForURL('/report');
  const [listed] = await form.main.getByRole('listitem').getByRole('link').all();
  await expect(listed ?? form.main).toHaveAttribute('href', address);
});

test('a program that fills in the hidden field is refused, and its text stays [T72]', async ({ page }) => {
  const form = await ReportPage.open(page);
  await form.about.selectOption({ label: 'Gurmukhi' });
  await form.correction.fill('Buy now');
  await page.locator('[name="website"]').fill('https://spam.example');
  await form.send();
  await expect(form.problem).toContainText('A hidden field was filled in');
  await expect(form.correction).toHaveValue('Buy now');
});
