import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountStore } from '../../accounts/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { openAccounts } from '../../openAccounts.ts';
import { createTestBrowser, logIn, TEST_USER } from '../../testing/createTestBrowser.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

/** Nx builds it before these tests. */
const command = fileURLToPath(new URL('../../../../../dist/@naad/server/account.js', import.meta.url));

describe('a forgotten password [K4]', () => {
  let folder = '';
  let store: AccountStore;
  let server: ApiInstance;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'naad-reset-'));
    store = await openAccounts({ databaseUrl: null, dataDirectory: folder }, () => undefined);
    server = await createTestServer({ accounts: store });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs the operator's command beside the running server. */
  const type = (...given: string[]) =>
    new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
      const environment = { PATH: process.env['PATH'], DATA_DIR: folder, LOG_LEVEL: 'silent' };
      const options = { env: environment };
      execFile(process.execPath, [command, ...given], options, (error, stdout, stderr) => {
        resolve({ status: error?.code ?? 0, stdout, stderr });
      });
    });

  it('is replaced by the operator, which ends every login', async () => {
    const { headers, browser } = await logIn(server);
    const { status, stdout } = await type('reset', TEST_USER.email.toUpperCase());
    expect(status).toBe(0);
    expect(stdout).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}\n$/);
    expect((await browser.get('/api/user', headers)).statusCode).toBe(401);
    const logInWith = (password: string) =>
      createTestBrowser(server).post('/api/login/password', { email: TEST_USER.email, password });
    expect((await logInWith(TEST_USER.password)).statusCode).toBe(403);
    expect((await logInWith(stdout.trim())).statusCode).toBe(200);
    expect((await type('reset', TEST_USER.email)).stdout).not.toBe(stdout);
  });

  it.each([
    [['reset', 'nobody@naad.test'], 1, 'No account has the address nobody@naad.test.'],
    [['delete', TEST_USER.email], 2, 'npm run account -- reset'],
  ])("isn't replaced by %j", async (given, expected, message) => {
    const { status, stdout, stderr } = await type(...given);
    expect([status, stdout]).toEqual([expected, '']);
    expect(stderr).toContain(message);
  });
});
