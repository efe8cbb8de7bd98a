import { expect, test } from './test.ts';

const NOTE =
  "The translation by Pritpal Singh Bindra isn't shown where the source has it beside the wrong lines.";

for (const [name, id] of [
  ['Zindagi Nama', '32001'],
  ['a ghazal', '30002'],
] as const) {
  test(`the page of ${name} says once that a translation is withheld, without JavaScript [T27]`, async ({
    page,
  }) => {
    await page.goto(`/shabad?id=${id}`);
    await expect(page.getByText(NOTE)).toHaveCount(1);
    // The source has these words at line 2 of Zindagi Nama, and at lines 22 and 23 of ghazal 3.
    await expect(page.getByRole('main')).not.toContainText('(353)');
    await expect(page.getByRole('main')).not.toContainText('(5) (1)');
  });
}

test('a translation that the source cuts says so on the page and in a frame, without JavaScript [T28]', async ({
  page,
}) => {
  // Kabit 10, whose English the source cuts in the middle of "grace".
  for (const path of ['/shabad?id=1033897', '/embed/v1/shabad?id=1033897']) {
    await page.goto(path);
    const text = page.getByText('obtains it by His g');
    await expect(text).toContainText('obtains it by His g…');
    await expect(text.getByRole('img', { name: 'The source cuts this translation here.' })).toHaveText('…');
  }
});

test('a translation that the source cuts says so far down a long text, without JavaScript [T28]', async ({
  page,
}) => {
  // The server renders the 81 lines of this text in turns.
  for (const path of ['/shabad?id=1023046', '/embed/v1/shabad?id=1023046']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('img', { name: 'The source cuts this translation here.' })).not.toHaveCount(
      0,
    );
  }
});

test('the figures of the checks stand below the article about the site, without JavaScript [T29]', async ({
  page,
}) => {
  await page.goto('/about');
  const checks = page.getByRole('region', { name: 'Checks of the translations' });
  await expect(checks).toContainText(
    'English translation: Pritpal Singh Bindra — numbers compared: 746 · differing: 298 · lines not shown: 1,610',
  );
  await expect(checks).toContainText(
    'English translation: Dr. Sant Singh Khalsa — numbers compared: 18,267 · differing: 0',
  );
});
