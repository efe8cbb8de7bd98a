import type { BrowserContext } from '@playwright/test';
import { decodePreferences, type Preferences, PREFERENCES_COOKIE } from '@naad/settings-schema';
import { axeFaults } from './checks/axeFaults.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { SiteShell, DisplaySettings } from './pages/SiteShell.ts';
import { expect, test } from './test.ts';

const SHABAD = '/shabad?id=3590';
const ANG = '/ang?ang=917';

/** The visitor's preferences from their cookie. */
async function chosen(context: BrowserContext): Promise<Preferences> {
  const cookies = await context.cookies();
  return decodePreferences(cookies.find(({ name }) => name === PREFERENCES_COOKIE)?.value);
}

test('larivaar assist turns larivaar on, and both last until the next visit [B54, S1.6, S4.32, S5.19, S9.17]', async ({
  page,
}) => {
  const settings = await DisplaySettings.open(page, SHABAD);
  await settings.toggle('Larivaar assist').check();
  await expect(settings.toggle('Larivaar')).toBeChecked();
  await expect(settings.area).toHaveAttribute('data-assist', '5');
  await settings.panel.getByRole('slider', { name: 'Larivaar assist strength' }).fill('2');
  await expect(settings.area).toHaveAttribute('data-assist', '2');
  await settings.reload();
  await expect(settings.toggle('Larivaar')).toBeChecked();
  await expect(settings.toggle('Larivaar assist')).toBeChecked();
  await expect(settings.area).toHaveAttribute('data-assist', '2');
  await settings.toggle('Larivaar').uncheck();
  await expect(settings.toggle('Larivaar assist')).not.toBeChecked();
  await expect(settings.area).not.toHaveAttribute('data-assist');
});

test('the first HTML applies the chosen settings', async ({ page, context, request }) => {
  const settings = await DisplaySettings.open(page, SHABAD);
  await settings.toggle('Larivaar assist').check();
  await settings.toggle('Visraams').check();
  await settings.radio('Gradient').check();
  await settings.radio('Centre').check();
  await settings.list('Font').selectOption('Prabhki');
  await settings.button('Increase: Font size').press('Enter');
  await expect.poll(async () => (await chosen(context)).fontSize).toBe(2.4);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get(ANG, { headers: { cookie } })).text();
  const area = /<div [^>]*data-font[^>]*>/.exec(html)?.[0];
  for (const attribute of [
    'data-font="prabhki"',
    'data-assist="5"',
    'data-visraams="gradient-bg"',
    'data-centred',
    'data-size="2.4"',
  ]) {
    expect(area).toContain(attribute);
  }
});

test('split view, reading mode and the paath modes exclude each other [B56, S4.33, S4.34, S4.35]', async ({
  page,
  context,
}) => {
  const settings = await DisplaySettings.open(page, SHABAD);
  await settings.toggle('Split view').check();
  await settings.toggle('Reading mode').check();
  await expect(settings.toggle('Split view')).not.toBeChecked();
  await settings.reload();
  await expect(settings.toggle('Reading mode')).toBeChecked();
  await settings.toggle('Split view').check();
  await expect(settings.toggle('Reading mode')).not.toBeChecked();
  await DisplaySettings.open(page, ANG);
  await expect(settings.toggle('Reading mode')).toHaveCount(0);
  await settings.toggle('Akhand paath').check();
  await expect(settings.toggle('Split view')).not.toBeChecked();
  await settings.toggle('Sehaj paath').check();
  await expect(settings.toggle('Akhand paath')).not.toBeChecked();
  expect((await chosen(context)).readingMode).toBe('sehaj');
});

test('a language starts with one translator and turns off with the last [B57, S3.48, S4.36, S4.37]', async ({
  page,
  context,
}) => {
  const settings = await DisplaySettings.open(page, SHABAD);
  await settings.toggle('Punjabi translation').check();
  await settings.openTranslators();
  await expect(settings.translator('Prof. Sahib Singh')).toBeChecked();
  await settings.reload();
  await settings.openTranslators();
  await expect(settings.translator('Prof. Sahib Singh')).toBeChecked();
  await settings.translator('Prof. Sahib Singh').click();
  await expect(settings.toggle('Punjabi translation')).not.toBeChecked();
  await settings.translator('Khalsa').click();
  await expect(settings.toggle('English translation')).not.toBeChecked();
  expect((await chosen(context)).translations).toEqual({ english: [], punjabi: [], spanish: [], hindi: [] });
});

test('only translators of the open work are offered, and a missing language is named at the end [B67, S3.49]', async ({
  page,
}) => {
  const settings = await DisplaySettings.open(page, '/ang?ang=1&source=D');
  await settings.openTranslators();
  await expect(settings.translator('Kohli')).toBeChecked();
  await expect(settings.translator('Khalsa')).toHaveCount(0);
  await expect(settings.toggle('Hindi translation')).toHaveCount(0);
  await expect(settings.panel.getByText(/^Not available on this site: Hindi translation/)).toBeVisible();
});

test("the list of fonts offers the device's font [B58, S4.38]", async ({ page }) => {
  const settings = await DisplaySettings.open(page, SHABAD);
  await settings.list('Font').selectOption('Unicode: the font of your device');
  await expect(settings.area).toHaveAttribute('data-font', 'unicode_font');
  await settings.reload();
  await expect(settings.list('Font')).toHaveValue('unicode_font');
  await expect(settings.area).toHaveAttribute('data-font', 'unicode_font');
  await settings.list('Font').selectOption('Noto Sans');
  await expect(settings.area).toHaveAttribute('data-font', 'notosans');
});

test('font sizes stop at their limits [B59, S5.17, S9.18]', async ({ page }) => {
  const settings = await DisplaySettings.open(page, SHABAD);
  await settings.list('Font size').selectOption('32');
  await settings.button('Increase: Font size').press('Enter');
  await expect(settings.area).toHaveAttribute('data-size', '3.2');
  await settings.reload();
  await expect(settings.list('Font size')).toHaveValue('3.2');
  await settings.list('Font size').selectOption('16');
  await settings.button('Decrease: Font size').press('Enter');
  await settings.button('Decrease: Font size').press('Enter');
  await expect(settings.area).toHaveAttribute('data-size', '1.2');
});

test('a bani length applies to every bani [B78]', async ({ page }) => {
  const settings = await DisplaySettings.open(page, '/sundar-gutka/21');
  await settings.radio('Longer').check();
  await settings.toggle('Paragraph mode').check();
  await settings.reload();
  await expect(settings.radio('Longer')).toBeChecked();
  await expect(settings.toggle('Paragraph mode')).toBeChecked();
});

test('a reset keeps the language and the reading position [S4.39]', async ({ page, context }) => {
  const settings = await DisplaySettings.open(page, ANG);
  await settings.toggle('Larivaar assist').check();
  await settings.radio('Dark mode').check();
  await settings.button('Reset to default').click();
  await expect(settings.toggle('Larivaar')).not.toBeChecked();
  await expect(settings.radio('Dark mode')).not.toBeChecked();
  expect((await chosen(context)).lastAng).toBe(917);
});

test('a link makes the same choices without the panel', async ({ page, context }) => {
  await page.goto('/preferences?hasAssist=true&translations.punjabi=ss&back=%2Fshabad%3Fid%3D3590');
  await expect(page).toHaveURL(SHABAD);
  expect(await chosen(context)).toMatchObject({ isLarivaar: true, hasAssist: true });
  await expect(new ShabadPage(page).lines.first()).toBeVisible();
});

test('a visitor of the legacy site finds the settings they chose there', async ({ page, context }) => {
  await page.goto('/about');
  await context.clearCookies();
  await page.evaluate(() => {
    const stored = { larivaar: 'true', fontSize: '2.4', steekLanguages: '[]', visraams: 'yes' };
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  });
  const settings = await DisplaySettings.open(page, SHABAD);
  await expect(settings.toggle('Larivaar')).toBeChecked();
  await expect(settings.toggle('Visraams')).not.toBeChecked();
  await expect(settings.list('Font size')).toHaveValue('2.4');
  expect(await page.evaluate(() => localStorage.getItem('larivaar'))).toBe('true');
  await settings.toggle('Larivaar').uncheck();
  await settings.reload();
  await expect(settings.toggle('Larivaar')).not.toBeChecked();
});

test('the panel has no axe violation with everything turned on [S2.79]', async ({ page }) => {
  const settings = await DisplaySettings.open(page, SHABAD);
  for (const name of ['Larivaar assist', 'Visraams', 'Punjabi translation', 'Keep open']) {
    await settings.toggle(name).check();
  }
  expect(await axeFaults(page)).toEqual([]);
  await settings.button('Shortcuts').click();
  await new SiteShell(page).shortcuts.waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test(`the first four groups of settings fit on a phone of ${String(width)} × ${String(height)} px [P5]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // The second visit has the fonts of the interface.
    await page.goto(SHABAD, { waitUntil: 'networkidle' });
    const { panel } = await DisplaySettings.open(page, SHABAD);
    const tops = await Promise.all(
      [
        panel.getByText('Font size').first(),
        panel.getByRole('group', { name: 'Theme' }),
        panel.getByRole('heading', { name: 'Translations' }),
        panel.getByRole('heading', { name: 'Transliteration' }),
      ].map(async (group) => (await group.boundingBox())?.y ?? NaN),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(panel.getByRole('group', { name: 'Sample' })).toBeInViewport();
    await expect(panel.getByText('IPA', { exact: true })).toBeInViewport({ ratio: 1 });
  });
}
