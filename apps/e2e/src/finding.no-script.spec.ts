import { expect, test } from './test.ts';

for (const [address, host] of [
  ['/rehat.asp', 'khalisfoundation.org'],
  ['/tabla.asp', 'tabla.pro'],
] as const) {
  test(`${address} goes to ${host} after a moment without JavaScript [S2.39, S2.40, B7]`, async ({
    page,
  }) => {
    await page.route(`https://${host}/**`, (route) => route.fulfill({ body: 'the other site' }));
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link', { name: host })).toBeVisible();
    await expect(page).toHaveURL(`https://${host}/`, { timeout: 10_000 });
  });
}
