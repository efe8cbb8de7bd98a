import { ReportPage } from './pages/ReportPage.ts';
import { expect, test } from './test.ts';

test('a mistake is reported without JavaScript, and nothing typed is lost on an error [T77]', async ({
  page,
}) => {
  const form = await ReportPage.open(page);
  const correction = `ਸੋਚੈ ਸੋਚਿ\n${String(Date.now())}`;
  await form.correction.fill(correction);
  await form.contact.fill('reader@example.org');
  await form.send();
  await expect(form.problem).toHaveText('Your report was not sent. Look at the marked fields.');
  await expect(form.about).toHaveAttribute('aria-invalid', 'true');
  await expect(form.correction).toHaveValue(correction);
  await form.about.selectOption({ label: 'Gurmukhi' });
  await form.sendUntilAccepted();
  await expect(form.main).toContainText('nobody has checked it yet');
  await expect(form.main).toContainText(correction.split('\n')[1] ?? '');
  await form.main.getByRole('button', { name: 'Erase my contact' }).click();
  await expect(page).toHaveURL(/\/report\/[\w-]{43}$/);
  await expect(form.main.getByRole('button')).toHaveCount(0);
});
