import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AccountPages } from './pages/AccountPages.ts';
import { type BuiltServer, freePort, startBuiltServer } from './startBuiltServer.ts';
import { startProvider, type TestProvider } from './startProvider.ts';
import { expect, test } from './test.ts';

test.describe('where an identity provider knows the visitors', () => {
  let kept = '';
  let provider: TestProvider;
  let server: BuiltServer;
  test.beforeAll(async () => {
    const [port, secret] = [String(await freePort()), randomBytes(24).toString('hex')];
    kept = await mkdtemp(path.join(tmpdir(), 'naad-provider-'));
    provider = await startProvider(`http://localhost:${port}/api/login/callback`, secret);
    server = await startBuiltServer({
      PORT: port,
      DATA_DIR: kept,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'naad',
      OIDC_CLIENT_SECRET: secret,
    });
  });
  test.afterAll(async () => {
    await server.stop();
    provider.stop();
    await rm(kept, { recursive: true });
  });

  test('they log in there, and are back where they were, as who they are', async ({ page }) => {
    // Its own pages are drawn with a typeface from elsewhere.
    await page.route(/fonts\.googleapis\.com/, (route) => route.abort());
    const account = new AccountPages(page);
    const asa = {
      firstName: 'Asa',
      lastName: 'of the provider',
      email: 'asa@provider.test',
      password: 'any',
    };
    await page.goto(`${server.origin}/shabad?id=2600`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();

    await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`));
    await page.getByPlaceholder('Enter any login').fill('asa');
    await page.getByPlaceholder('and password').fill(asa.password);
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(account.menu(asa)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${server.origin}/[^?]*(\\?id=2600)?$`));
    await page.goto(`${server.origin}/account`);
    await expect(page.getByRole('main')).toContainText(asa.email);
    await account.logOut(asa);
  });
});
