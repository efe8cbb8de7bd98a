import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { secretHash } from '../../accounts/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { openSupervisedAccounts } from '../../openAccounts.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

const SITE = 'http://localhost';
const logger = pino({ level: 'silent' });
const OWN_PAGE = { host: 'localhost', origin: SITE };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', ...OWN_PAGE };

describe('while accounts are unavailable', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    // Nothing listens on port 9, "discard".
    const accounts = openSupervisedAccounts(
      { databaseUrl: 'postgres://naad@127.0.0.1:9/x', dataDirectory: tmpdir() },
      logger,
    );
    await accounts.firstAttempt;
    server = await createTestServer({ accounts: accounts.store, health: { accounts: accounts.state } });
  });
  afterAll(() => server.close());

  it.each([
    ['/api/login/password', '/login', { email: 'a@naad.test', password: 'correct horse battery' }],
    [
      '/api/login/signup',
      '/signup',
      { firstname: 'A', lastname: 'B', email: 'a@naad.test', password: 'correct horse battery' },
    ],
  ])('the form of %s redirects to its page with accountsUnavailable', async (url, page, fields) => {
    const payload = new URLSearchParams(fields).toString();
    const reply = await server.inject({ method: 'POST', url, headers: FORM, payload });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${page}?problem=accountsUnavailable`]);
  });

  const token = randomBytes(32).toString('base64url');
  it.each([
    ['POST', '/api/login/passkey/options', undefined],
    ['POST', '/api/login/passkey', { credential: { id: 'x' } }],
    ['GET', '/api/user', undefined],
    ['GET', '/api/favourite-shabads', undefined],
    ['POST', '/api/favourite-shabads', { shabadId: 1 }],
    ['GET', '/api/pothis', undefined],
    ['PUT', '/api/pothis', { revision: 0, library: { version: 1 } }],
    ['GET', '/api/user/export', undefined],
    ['POST', '/api/logout', undefined],
  ] as const)('%s %s is answered 503 with its own id', async (method, url, body) => {
    const reply = await server.inject({
      method,
      url,
      headers: { ...OWN_PAGE, authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
    expect(reply.json()).toMatchObject({ error: true, data: { id: 'accountsUnavailable' } });
  });

  it("a claim isn't refused as expired", async () => {
    const begun = await server.inject({ url: '/api/login/sso', headers: { host: 'localhost' } });
    const [cookie] = begun.cookies;
    const reply = await server.inject({
      method: 'POST',
      url: '/api/login/claim',
      headers: OWN_PAGE,
      cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
      payload: { token },
    });
    expect(reply.json()).toMatchObject({ data: { id: 'accountsUnavailable' } });
  });
});

it("a visitor stays logged in while their visit can't be written to the database", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-outage-'));
  let now = 1_000_000;
  const accounts = openSupervisedAccounts({ databaseUrl: null, dataDirectory: folder }, logger);
  await accounts.firstAttempt;
  const server = await createTestServer({ accounts: accounts.store, now: () => now });
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  const someone = { email: 'a@naad.test', firstName: 'A', lastName: 'B', passwordHash: 'x' };
  const user = await accounts.store.createUser(someone, now);
  const token = randomBytes(32).toString('base64url');
  await accounts.store.addLogin({
    tokenHash: secretHash(token),
    userId: user?.id ?? '',
    kind: 'kept',
    browserHash: null,
    createdAt: now,
    expiresAt: now + 86_400_000,
  });
  now += 3_600_000;
  const other = new DatabaseSync(path.join(folder, 'accounts.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const reply = await server.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } });
  other.exec('ROLLBACK');
  other.close();
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { firstname: 'A' }]);
});
