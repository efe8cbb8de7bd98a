import { expect, prepareVisitor, test } from './test.ts';

const LINE = /ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ/;
const OF_LINE = {
  'pa-Latn': 'sochai soch(i) na hovaee je sochee lakh vaar ||',
  hi: 'सोचै सोचि न होवई जे सोची लख वार ॥',
  'pa-Arab': 'سوچَے سوچِ ن ہووئی جے سوچی لکھ وار ۔۔',
  'pa-Latn-fonipa': 'soːt͡ʃɛː soːt͡ʃɪ̆ nə ɦoːʋəiː d͡ʒeː soːt͡ʃiː ləkʰ ʋaːɾ ‖',
};

test('an ang has each line in all four scripts of the Naad scheme, Shahmukhi from right to left, and names the scheme [T35, T36, T39]', async ({
  page,
  context,
  baseURL,
}) => {
  await prepareVisitor(context, baseURL ?? '', { transliterations: ['en', 'hi', 'ur', 'ipa'] });
  await page.goto('/ang?ang=1&source=G');
  const verse = page.locator('[data-verse-id]').filter({ hasText: LINE });
  for (const [lang, text] of Object.entries(OF_LINE))
    await expect(verse.locator(`[lang="${lang}"]`)).toHaveText(text);
  await expect(verse.locator('[lang="pa-Arab"]')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('#credits')).toContainText('Transliteration: computed, Naad scheme');
});

test('a frame shows the Naad scheme and names it [T35, T36]', async ({ page }) => {
  await page.goto('/embed/v1/shabad?id=3590&script=latin');
  await expect(page.locator('[lang="pa-Latn"]').first()).toHaveText(
    'dhann(u) dhann(u) raamadaas gur(u) jin(i) siriaa tinai savaariaa ||',
  );
  await expect(page.getByText('Transliteration: computed, Naad scheme')).toBeVisible();
});
