import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient, TransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import type { ShabadId, VerseId } from '@naad/gurbani-model';
import { logIn, TEST_USER } from './testing/createTestBrowser.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { createTestServer } from './testing/createTestServer.ts';
import { serveLoopback } from './testing/serveLoopback.ts';

describe('createAccountClient', () => {
  let server: ApiInstance;
  let base = '';
  beforeAll(async () => {
    server = await createTestServer();
    await server.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${String((server.server.address() as AddressInfo).port)}/api`;
  });
  afterAll(() => server.close());

  let people = 0;
  async function someone(): Promise<{ client: AccountClient; unauthorized: string[] }> {
    people += 1;
    const { token } = await logIn(server, { ...TEST_USER, email: `${String(people)}@client.test` });
    const unauthorized: string[] = [];
    const onUnauthorized = () => unauthorized.push(token);
    return { client: createAccountClient({ base, token: () => token, onUnauthorized }), unauthorized };
  }

  it('returns the logged-in user until they log out', async () => {
    const { client, unauthorized } = await someone();
    expect(await client.getUser()).toMatchObject({ firstName: 'Bhai', lastName: 'Gurdas' });
    await client.logOut();
    const refusal = await client.getUser().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ id: 'notAuthenticated', message: 'Please re-authenticate.' });
    expect(unauthorized).toHaveLength(1);
  });

  it('sends no authorization header without a token', async () => {
    const asked: (string | undefined)[] = [];
    const loopback = await serveLoopback((_path, response, request) => {
      asked.push(request.headers.authorization);
      response.writeHead(401).end('no');
    });
    const client = createAccountClient({ base: loopback.url, token: () => null });
    await expect(client.getFavourites()).rejects.toMatchObject({ id: 'notAuthenticated' });
    expect(asked).toEqual([undefined]);
  });

  it('manages favourites under our own names and imports files', async () => {
    const { client } = await someone();
    const shabadId = 5 as ShabadId;
    const kept = await client.saveFavourite({ shabadId, verseId: null, note: 'ਵਾਹ' });
    expect(kept).toMatchObject({ shabadId, verseId: null, note: 'ਵਾਹ' });
    expect(kept.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await client.getFavourites()).toEqual([kept]);
    const wrongLine = client.saveFavourite({ shabadId, verseId: 1 as VerseId, note: '' });
    await expect(wrongLine).rejects.toMatchObject({ id: 'badVerseId' });
    const file = await client.exportFavourites();
    await client.removeFavourite(shabadId);
    expect(await client.importFavourites(file)).toEqual({ imported: 1, unchanged: 0, unknown: [] });
    await expect(client.importFavourites('nothing')).rejects.toMatchObject({ id: 'badRequest' });
  });

  it('saves lists, changes the password, and exports and deletes the account', async () => {
    const { client } = await someone();
    expect(await client.getPothis()).toEqual({ revision: 0, library: null });
    expect(await client.putPothis(0, { version: 1, pothis: [] })).toBe(1);
    await expect(client.putPothis(0, { version: 1, pothis: [] })).rejects.toMatchObject({
      id: 'pothisChanged',
    });
    await client.changePassword(TEST_USER.password, 'another password');
    expect(await client.getPasskeys()).toEqual([]);
    expect((await client.exportAccount()).library).toEqual({ version: 1, pothis: [] });
    await expect(client.deleteAccount(TEST_USER.password)).rejects.toMatchObject({ id: 'wrongCredentials' });
    await client.deleteAccount('another password');
    await expect(client.getUser()).rejects.toMatchObject({ id: 'notAuthenticated' });
  });

  it('throws if there is no response in time, or an unknown one', async () => {
    const loopback = await serveLoopback((path, response) => {
      if (path === '/user') response.writeHead(200).end('<html>');
    });
    const withTimeout = (timeoutMs: number) =>
      createAccountClient({ base: loopback.url, token: () => 'x', timeoutMs });
    const late = await withTimeout(50)
      .getFavourites()
      .catch((error: unknown) => error);
    expect(late).toBeInstanceOf(TransportError);
    expect(late).toMatchObject({ reason: 'timeout' });
    await expect(withTimeout(30_000).getUser()).rejects.toMatchObject({ reason: 'malformed' });
  });
});
