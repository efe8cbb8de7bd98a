import { AccountPages, someVisitor } from './pages/AccountPages.ts';
import { MultiViewPanel } from './pages/MultiViewPanel.ts';
import { expect, test } from './test.ts';

/** Runs and leaves an element if parsed as markup, in text as well as in an attribute value. */
const HOSTILE = `"'><img data-hostile src=x onerror=alert(1)><script data-hostile>alert(1)</script>`;
const TAKEN_AS_MARKUP = '<img data-hostile';

/** Every page that shows, or could show, a part of its address. */
const REFLECTING = [
  '/search?type=2&source=all&q=',
  '/search?type=9&source=all&q=',
  '/search?q=hhh&type=0&source=',
  '/search?q=hhh&type=0&source=G&writer=',
  '/search?q=hhh&type=',
  '/shabad?id=',
  '/shabad?id=1&q=',
  '/shabad?id=1&highlight=',
  '/ang?ang=',
  '/ang?ang=1&source=',
  '/hukamnama?date=',
  '/sundar-gutka/',
  '/index/',
  '/index/amrit-keertan?chapter=',
  '/amrit-keertan/shabads/3590?chapter=',
  '/rehat-maryadha/',
  '/sync?code=',
  '/control/',
  '/login?problem=',
  '/signup?problem=',
  '/embed?of=',
  '/embed?id=',
  '/embed/v1/shabad?id=',
  '/embed/v1/verse?id=1&lang=',
  '/s/',
  '/preferences?theme=dark&back=/',
  '/?token=',
  '/no/such/',
];

test('no text from an address becomes markup [K19]', async ({ request }) => {
  for (const path of REFLECTING) {
    const text = await (await request.get(path + encodeURIComponent(HOSTILE))).text();
    expect(text, path).not.toContain(TAKEN_AS_MARKUP);
  }
});

test('names, notes, lists and files of visitors are shown literally, and nothing in them runs [K19]', async ({
  page,
}) => {
  const visitor = { ...someVisitor(), firstName: HOSTILE.slice(0, 80) };
  const account = new AccountPages(page);
  const refused: string[] = [];
  page.on('dialog', (dialog) => {
    refused.push(dialog.message());
    void dialog.dismiss();
  });
  // Catches injected markup that the policy kept from running.
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const showsNoMarkup = async () => {
    await expect(page.locator('[data-hostile]')).toHaveCount(0);
    expect(refused).toEqual([]);
  };

  await account.signUp(visitor);
  await showsNoMarkup();

  await test.step('a note', async () => {
    await page.goto('/shabad?id=2600');
    await account.chooseLists();
    await account.favouriteSwitch().click();
    const dialog = page.getByRole('dialog', { name: 'Favourite' });
    await dialog.getByLabel('Note').fill(HOSTILE);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(account.favouriteSwitch()).toBeChecked();
    await page.goto('/user/favourite-shabads');
    await expect(account.favourites).toContainText(HOSTILE);
    await showsNoMarkup();
  });

  await test.step('a shared list with a hostile name and slide', async () => {
    const panel = new MultiViewPanel(page);
    await page.goto(`/pothi#1~${encodeURIComponent(HOSTILE)}~208~!${encodeURIComponent(HOSTILE)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img data-hostile');
    await expect(page.getByRole('main')).toContainText(HOSTILE);
    await page.getByRole('button', { name: 'Save this list' }).click();
    await showsNoMarkup();
    await page.goto('/shabad?id=1');
    await page.getByRole('button', { name: 'Multi View' }).click();
    await panel.dialog.getByLabel('List', { exact: true }).selectOption({ index: 1 });
    await expect(panel.dialog.getByRole('listitem').last()).toContainText(TAKEN_AS_MARKUP);
    await showsNoMarkup();
  });

  await test.step('a query, in the form and in the results', async () => {
    await page.goto(`/search?type=3&source=all&q=${encodeURIComponent(HOSTILE)}`);
    await expect(page.getByRole('main')).toContainText(TAKEN_AS_MARKUP);
    await showsNoMarkup();
  });
});

test('a token in an address is never in a referrer or in the history [K21]', async ({ page }) => {
  const token = 'a-token-that-somebody-would-like-to-have';
  const referrers: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    referrers.push(referer);
  });
  await page.goto('/shabad?id=1');
  await page.goto(`/shabad?id=5&token=${token}`);
  await page.waitForURL('**/login?problem=loginExpired');
  await page.goto('/shabad?id=7');
  expect(referrers.length).toBeGreaterThan(5);
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/shabad\?id=1$/);
});
