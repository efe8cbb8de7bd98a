import { expect, test } from './test.ts';

test('an unknown path is a page with status 404 that names the address [S2.41, S8.9, B1]', async ({
  page,
}) => {
  const response = await page.goto('/no/such/place');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('/no/such/place');
  await expect(page.getByRole('main')).toContainText('This page does not exist');
});

test('/shabad without a query redirects to /random, and on to a shabad by its id [S2.13, S2.14, B2]', async ({
  page,
  request,
}) => {
  for (const [address, next] of [
    ['/shabad', '/random'],
    ['/random', '/shabad?random'],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, next]);
  }
  await page.goto('/shabad');
  await expect(page).toHaveURL(/\/shabad\?id=\d+$/);
});

test('/shabad?random redirects to a shabad by its id, a different one each time [S2.10, B3]', async ({
  page,
}) => {
  const seen = new Set<string>();
  for (let visit = 0; visit < 4; visit++) {
    await page.goto('/shabad?random');
    await expect(page).toHaveURL(/\/shabad\?id=\d+$/);
    seen.add(page.url());
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('/search with type 5 redirects to the ang in the same source [S2.7, B4]', async ({ request }) => {
  const response = await request.get('/search?type=5&q=123&source=D', { maxRedirects: 0 });
  expect(response.headers()['location']).toBe('/ang?ang=123&source=D');
});

for (const address of [
  '/shabad?id=999999',
  '/shabad?id=7784',
  '/shabad?id=one',
  '/ang?ang=1431&source=G',
  '/ang?ang=1&source=N',
  '/ang?ang=x',
]) {
  test(`${address} isn't found, and the page says what to do [S8.5, B72]`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

test("pages allow only the server's own inline scripts and styles [F18]", async ({ page, request }) => {
  const policy = (await request.get('/shabad?id=1')).headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("script-src 'self'");
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  for (const address of ['/', '/search?q=hh&type=0', '/shabad?id=3590', '/ang?ang=917', '/nowhere'])
    await page.goto(address);
  expect(refused.filter((text) => !text.includes('404'))).toEqual([]);
});

test('no page makes a request to another host [F23]', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  for (const address of ['/', '/search?q=hh&type=0', '/shabad?id=3590', '/ang?ang=917']) {
    await page.goto(address);
  }
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});
