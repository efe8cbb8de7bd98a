import { QuotesPage } from './pages/QuotesPage.ts';
import { expect, test } from './test.ts';

test('a text is compared with the scripture line by line without JavaScript [V17]', async ({ page }) => {
  const empty = await QuotesPage.open(page);
  const judged = await empty.check(
    [
      '[22/11/26, 8:12:44 AM] Harpreet: *ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ* 🙏 (SGGS Ang 11)',
      'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਸਉ ਵਾਰ',
      'ਅੱਜ ਸਵੇਰੇ ਮੈਂ ਬਾਜ਼ਾਰ ਗਿਆ ਸੀ',
      // More text than fits into an address.
      ...Array.from({ length: 40 }, () => 'ਨਾਨਕ ਦੁਖੀਆ ਸਭੁ ਸੰਸਾਰੁ ॥'),
    ].join('\n'),
  );
  await expect(judged.passages).toHaveCount(43);
  await expect(judged.passages.nth(0)).toContainText('It names the wrong page, 11.');
  await expect(judged.passages.nth(0)).toContainText('Authentic.');
  await expect(judged.passages.nth(1)).toContainText('Instead of ਸਉ, the line has ਲਖ.');
  await expect(judged.passages.nth(2)).toContainText('Not found.');
  await expect(judged.field).toHaveValue(/ਸਉ ਵਾਰ/);
  await judged.passages.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(/\/shabad\?id=1&highlight=\d+/);
});
