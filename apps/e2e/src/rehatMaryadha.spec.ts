import { RehatMaryadhaPage } from './pages/RehatMaryadhaPage.ts';
import { expect, test } from './test.ts';

test('the page about the code links to its text, chapter by chapter, with its credit [S2.28]', async ({
  page,
}) => {
  const rehat = await RehatMaryadhaPage.open(page);
  await expect(rehat.title).toHaveText('Sikh Rehat Maryadha');
  await rehat.openChapter('What a chapter may hold');
  await expect(page).toHaveURL('/rehat-maryadha/1/1');
  await expect(page).toHaveTitle('What a chapter may hold - A sample text - Naad');
  await expect(rehat.text).toHaveAttribute('lang', 'en');
  await expect(rehat.text.locator('[lang="pa-Guru"]')).toHaveText('ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ');
  await expect(rehat.text.getByRole('listitem').first()).toHaveText('the first,');
  await expect(rehat.text.getByRole('columnheader')).toHaveText(['Time', 'What']);
  await expect(rehat.credit).toHaveText('Text: Two texts made up for tests · CC0-1.0');
  // The source's script next to its text didn't run.
  await expect(rehat.text).not.toContainText('document.title');
});

test('a chapter leads to the next by link and by key, and back to the code', async ({ page }) => {
  const rehat = await RehatMaryadhaPage.openAt(page, '/rehat-maryadha/1');
  await expect(page).toHaveURL('/rehat-maryadha/1/1');
  await rehat.next.click();
  await expect(rehat.title).toHaveText('A chapter in between');
  await page.keyboard.press('ArrowRight');
  await expect(rehat.title).toHaveText('The last chapter');
  await expect(rehat.next).toHaveAttribute('aria-disabled', 'true');
  await rehat.way.getByRole('link', { name: 'A sample text' }).click();
  await expect(page).toHaveURL('/rehat-maryadha#rehat-1');
  await expect(page.locator('#rehat-1')).toBeInViewport();
});

test('a text in Gurmukhi is tagged', async ({ page }) => {
  const rehat = await RehatMaryadhaPage.openAt(page, '/rehat-maryadha/2/1');
  await expect(rehat.text).toHaveAttribute('lang', 'pa-Guru');
  await expect(rehat.text).toContainText('ਇਹ ਮਰਯਾਦਾ ਨਹੀਂ');
});

for (const path of ['/rehat-maryadha/1/9', '/rehat-maryadha/9', '/rehat-maryadha/x/1']) {
  test(`${path} isn't found, and links to the existing chapters`, async ({ page }) => {
    const rehat = await RehatMaryadhaPage.openAt(page, path, 404);
    await expect(rehat.title).toHaveText("We couldn't find this chapter");
    await page.getByRole('main').getByRole('link', { name: 'Rehat Maryadha' }).click();
    await expect(page).toHaveURL('/rehat-maryadha');
  });
}

test('old addresses of the page redirect to it', async ({ request }) => {
  for (const language of ['en', 'pb']) {
    const answer = await request.get(`/rehat-maryadha/${language}`);
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, '/rehat-maryadha']);
  }
});

test('search engines find every chapter at its own address', async ({ request, baseURL }) => {
  const html = await (await request.get('/rehat-maryadha/1/2')).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL ?? ''}/rehat-maryadha/1/2">`);
  expect(html).toContain('<meta name="description" content="A chapter in between · A sample text: It has');
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text();
  for (const chapter of ['1/1', '1/2', '1/3', '2/1']) {
    expect(sitemap).toContain(`/rehat-maryadha/${chapter}</loc>`);
  }
});
