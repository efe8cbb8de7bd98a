import type { Page } from '@playwright/test';
import { SearchForm, HomePage } from './pages/SearchForm.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { expect, rememberFirstLetters, test, untilNetworkIdle } from './test.ts';

/** Opens a page with the search form. */
async function openForm(page: Page, path = '/'): Promise<SearchForm> {
  await page.goto(path);
  return new SearchForm(page);
}

/** Pastes a text. */
async function paste(form: SearchForm, text: string): Promise<void> {
  await form.field.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.focus();
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    document.execCommand('insertText', false, pasted);
  }, text);
}

test.describe('the types of the form', () => {
  test('are offered in the usual order, without questions [B12]', async ({ page }) => {
    const form = await openForm(page);
    const values = await form.type
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(['0', '1', '7', '6', '2', '3', '4', '5', '8']);
  });

  test('each say what is missing, and submit nothing until then [B13, B14, B15, S5.2, S5.5, S5.6]', async ({
    page,
  }) => {
    const form = await openForm(page);
    for (const [type, tooLittle, hint, enough] of [
      ['0', 'h', 'Enter 2 characters minimum.', 'j'],
      ['4', 'jo mange thakur', 'Enter 4 words minimum.', ' apne'],
      ['3', 'o', 'Enter 2 characters minimum.', 'c'],
    ] as const) {
      // A query that is valid in the next type would be sent at once.
      await form.field.fill('');
      await form.type.selectOption(type);
      await form.field.click();
      await page.keyboard.type(tooLittle);
      await expect(form.submit).toBeDisabled();
      await expect(form.hint).toHaveText(hint);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await page.keyboard.type(enough);
      await expect(form.submit).toBeEnabled();
      await expect(form.hint).toHaveText('');
    }
    await form.field.fill('');
    await form.type.selectOption('8');
    await form.field.fill('j');
    await expect(form.submit).toBeEnabled();
  });

  test("limit ang to the source's numbers, and disable sources without angs [B16, S5.4]", async ({
    page,
  }) => {
    const form = await openForm(page);
    await form.type.selectOption('5');
    await expect(form.field).toHaveAttribute('type', 'number');
    await expect(form.field).toHaveAttribute('min', '1');
    for (const [source, last] of [
      ['G', 1430],
      ['D', 1428],
      ['B', 40],
      ['S', 28],
    ] as const) {
      await form.source.selectOption(source);
      await expect(form.field).toHaveAttribute('max', String(last));
      await form.field.fill(String(last + 1));
      await expect(form.hint).toHaveText(new RegExp(`Enter a number from 1 to ${String(last)}.`));
      await expect(form.submit).toBeDisabled();
      await form.field.fill('');
    }
    const offered = await form.source
      .locator('option:enabled')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    for (const source of ['all', 'A', 'N', 'R']) expect(offered).not.toContain(source);
  });

  test('change the source to Guru Granth Sahib for ang, unless it has angs [B17, S4.41]', async ({
    page,
  }) => {
    const form = await openForm(page);
    for (const [before, after] of [
      ['N', 'G'],
      ['D', 'D'],
    ] as const) {
      await form.type.selectOption('0');
      await form.source.selectOption(before);
      await form.field.fill('h');
      await form.type.selectOption('5');
      await expect(form.source).toHaveValue(after);
      await expect(form.field).toHaveValue('');
    }
  });

  test('accept no vowel signs in main letters, and keep a text without them [B18, B19, S4.42, S5.8]', async ({
    page,
  }) => {
    const form = await openForm(page);
    await form.type.selectOption('2');
    await form.field.fill('ਮ');
    await form.type.selectOption('6');
    await expect(form.field).toHaveValue('ਮ');
    await form.field.press('End');
    await page.keyboard.type('u');
    await expect(form.field).toHaveValue('ਮ');
    await expect(form.hint).toHaveText('Main letters only: vowel signs are left out.');
    await paste(form, 'ਗੁਰ');
    await expect(form.field).toHaveValue('ਮ');
    await page.keyboard.type('g');
    await expect(form.field).toHaveValue('ਮਗ');
    await form.field.fill('');
    await form.type.selectOption('2');
    await form.field.fill('ੁ');
    await form.type.selectOption('6');
    await expect(form.field).toHaveValue('');
  });

  test('include auto-detect with Gurmukhi or English keys, which is remembered [B26, B27, S2.6, S2.60, S3.40, S4.25, S7.3]', async ({
    page,
  }) => {
    const form = await openForm(page);
    await form.type.selectOption('8');
    await expect(form.scripts.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(form.keyboardToggle).toHaveCount(0);
    await form.scripts.getByRole('radio', { name: 'Gurmukhi' }).check();
    await expect(form.keyboardToggle).toBeVisible();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(form.type).toHaveValue('8');
    await expect(form.scripts.getByRole('radio', { name: 'Gurmukhi' })).toBeChecked();
    const asked = page.waitForRequest(/isGurmukhi=1/);
    await form.search('hhh');
    await expect(page).toHaveURL(/type=8.*autoDetectGurmukhi=true/);
    await asked;
  });
});

test.describe('choices', () => {
  test('are restored after a reload and on the next visit [B22, S3.40]', async ({ page, context }) => {
    const form = await openForm(page);
    await form.type.selectOption('1');
    await form.source.selectOption('G');
    await form.writer.selectOption({ index: 2 });
    const writer = await form.writer.inputValue();
    for (const next of [page, await context.newPage()]) {
      const again = await openForm(next);
      await expect(again.type).toHaveValue('1');
      await expect(again.source).toHaveValue('G');
      await expect(again.writer).toHaveValue(writer);
    }
  });

  test('in the address override the stored ones', async ({ page }) => {
    const form = await openForm(page);
    await form.type.selectOption('2');
    const { form: ofResults } = await SearchPage.open(page, { q: 'hhh', type: '0', source: 'G' });
    await expect(ofResults.type).toHaveValue('0');
  });

  test('are all reset by one button [S2.57, S4.44]', async ({ page }) => {
    const form = await openForm(page);
    await form.source.selectOption('G');
    await form.writer.selectOption({ index: 1 });
    await form.reset.click();
    await expect(form.source).toHaveValue('all');
    await expect(form.writer).toHaveValue('all');
    await form.source.selectOption('D');
    await form.search('hhh');
    await expect(page).toHaveURL(/source=D/);
  });

  test('offer only the writers of the chosen source [B23]', async ({ page }) => {
    const form = await openForm(page);
    const writers = () =>
      form.writer
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await form.source.selectOption('B');
    expect(await writers()).toEqual(['22']);
    await form.source.selectOption('G');
    const ofGranth = await writers();
    expect(ofGranth.length).toBeGreaterThan(20);
    for (const id of ['22', '47', '48', '49', '50', '51', '52', '53', '54'])
      expect(ofGranth).not.toContain(id);
  });

  test('search again by themselves if the query is valid [S2.64, S4.43, B20]', async ({ page }) => {
    const { form } = await HomePage.open(page);
    await form.search('hhh');
    await page.waitForURL(/q=/);
    await untilNetworkIdle(page);
    await form.type.selectOption('1');
    await expect(page).toHaveURL(/type=1/);
    await expect(page).toHaveURL(/q=/);
  });
});

test.describe('the Gurmukhi keyboard', () => {
  test.beforeEach(({ page }) => rememberFirstLetters(page));

  test('is offered only for types with Gurmukhi queries [B29, S2.58, S4.24]', async ({ page }) => {
    const form = await openForm(page);
    for (const [type, count] of [
      ['0', 1],
      ['1', 1],
      ['7', 0],
      ['6', 1],
      ['2', 1],
      ['3', 0],
      ['4', 0],
      ['5', 0],
    ] as const) {
      await form.type.selectOption(type);
      await expect(form.keyboardToggle, `type ${type}`).toHaveCount(count);
    }
  });

  test("types at the caret, deletes, and doesn't submit [S1.14]", async ({ page }) => {
    const form = await openForm(page);
    await form.keyboardToggle.click();
    for (const letter of ['ਧ', 'ਰ', 'ਗ', 'ਜ']) await form.key(letter).click();
    await expect(form.field).toHaveValue('ਧਰਗਜ');
    await form.field.evaluate((field: HTMLInputElement) => {
      field.setSelectionRange(1, 1);
    });
    await form.key('ਧ').click();
    await expect(form.field).toHaveValue('ਧਧਰਗਜ');
    await form.keyboard.getByRole('button', { name: 'Backspace' }).click();
    await expect(form.field).toHaveValue('ਧਰਗਜ');
    await form.key('ਧ').click();
    await expect(page).toHaveURL('/');
    await form.submit.click();
    await page.waitForURL(/\/shabad\?id=3590/);
  });

  test('is one tab stop, has arrow keys from key to key, and closes with Escape [S1.14]', async ({
    page,
  }) => {
    const form = await openForm(page);
    await form.keyboardToggle.focus();
    await page.keyboard.press('Enter');
    await expect(form.keyboard).toBeVisible();
    await page.keyboard.press('Tab');
    const focused = form.keyboard.locator(':focus');
    const first = await focused.getAttribute('data-key');
    await page.keyboard.press('ArrowRight');
    await expect(focused).not.toHaveAttribute('data-key', first ?? '');
    const letter = (await focused.evaluate((key) => key.firstChild?.textContent)) ?? '';
    await page.keyboard.press('Enter');
    await expect(form.field).toHaveValue(letter);
    await expect(form.keyboard.getByRole('status')).toHaveText(letter);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(form.keyboard).toHaveCount(0);
    await expect(form.keyboardToggle).toBeFocused();
    await expect(page).toHaveURL('/');
  });
});
