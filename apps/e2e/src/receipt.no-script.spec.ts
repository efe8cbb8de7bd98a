import { expect, test } from './test.ts';

/** Line 18 of ang 313. */
const RECEIPT = `/receipt/${String(Number.parseInt('N32Z', 36))}`;

test('a receipt says the edition, translators and changes before the hashes, without JavaScript [T54]', async ({
  page,
}) => {
  await page.goto(RECEIPT);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText([
    'Where this line comes from',
    'Printed edition',
    'Translations',
    'What was changed',
    'Letters',
    'Check it yourself',
  ]);
  await expect(main.getByRole('region', { name: 'Printed edition' })).toContainText('Ang 313, line 18');
  await expect(main).toContainText('Sri Guru Granth Darpan (Raaj Publishers, Hoshiarpur/Jalandhar, 1972)');
  const letters = main.getByRole('table');
  await expect(letters).toBeHidden();
  await main.getByText('Code points of each word').click();
  await expect(letters.getByRole('row').nth(1)).toContainText(
    'U+0A17 U+0A41 U+0A30 U+0A2E U+0A41 U+0A16 U+0A3F',
  );
  await main.getByRole('link', { name: 'SHA-256 of Ang 313' }).click();
  await expect(page).toHaveURL('/receipt/ang/G/313');
  const line = page.getByRole('listitem').filter({ hasText: 'ਗੁਰਮੁਖਿ ਜਾਪੈ ਸਬਦਿ ਲਿਵ ਲਾਇ ॥' });
  await expect(line).toContainText(/[\da-f]{64}/);
  await line.getByRole('link').click();
  await expect(page).toHaveURL(RECEIPT);
});

test('an id of another release leads to the receipt and highlights the line of a shabad [T64]', async ({
  page,
}) => {
  const [old, other] = ['FAGA', 'FABA'].map((id) => String(Number.parseInt(id, 36)));
  await page.goto(`/receipt/${other ?? ''}`);
  const link = page.getByRole('main').getByRole('link').first();
  await expect(link).toHaveAttribute('href', new RegExp(`highlight=${old ?? ''}$`));
  const shabad = ((await link.getAttribute('href')) ?? '').replace(old ?? '', other ?? '');
  await page.goto(shabad);
  await expect(page.locator(`[data-verse-id="${old ?? ''}"]`)).toHaveAttribute('aria-current', /.+/);
});
