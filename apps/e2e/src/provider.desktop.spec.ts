import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AccountPages } from './pages/AccountPages.ts';
import { type BuiltServer, freePort, startBuiltServer } from './startBuiltServer.ts';
import { expect, test } from './test.ts';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'apps/server/src/features/identity/testing/providerProcess.ts';

/** A real identity provider in its own process, which accepts any login with any password. */
interface TestProvider {
  readonly issuer: string;
  stop(): void;
}

/**
 * @param redirect its only allowed redirect address
 * @param secret the site's client secret
 * @throws Error when it ends before it listens
 */
async function startProvider(redirect: string, secret: string): Promise<TestProvider> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, redirect, secret], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, issuer] = /^issuer (\S+)$/.exec(line) ?? [];
    if (issuer === undefined) continue;
    return {
      issuer,
      stop() {
        process.off('exit', stop);
        stop();
      },
    };
  }
  throw new Error('The identity provider ended before it listened.');
}

test.describe('with an identity provider', () => {
  // On one server, instead of one in each worker.
  test.describe.configure({ mode: 'default' });

  let dataFolder = '';
  let provider: TestProvider;
  let server: BuiltServer;
  test.beforeAll(async () => {
    const [port, secret] = [String(await freePort()), randomBytes(24).toString('hex')];
    dataFolder = await mkdtemp(path.join(tmpdir(), 'naad-provider-'));
    provider = await startProvider(`http://localhost:${port}/api/login/callback`, secret);
    server = await startBuiltServer({
      PORT: port,
      DATA_DIR: dataFolder,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'naad',
      OIDC_CLIENT_SECRET: secret,
    });
  });
  test.afterAll(async () => {
    await server.stop();
    provider.stop();
    await rm(dataFolder, { recursive: true });
  });

  test('visitors log in there, and return to their page logged in [K2]', async ({ page }) => {
    // Its own pages load a web font.
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
