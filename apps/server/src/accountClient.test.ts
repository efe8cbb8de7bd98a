import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient, TransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import type { ShabadId, VerseId } from '@naad/gurbani-corpus';
import { logIn, SOMEONE } from './testing/actAsBrowser.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { createTestServer, serveLoopback } from './testing/index.ts';

describe('the client of accounts', () => {
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
    const { token } = await logIn(server, { ...SOMEONE, email: `${String(people)}@client.test` });
    const unauthorized: string[] = [];
    const onUnauthorized = () => unauthorized.push(token);
    return { client: createAccountClient({ base, token: () => token, onUnauthorized }), unauthorized };
  }

  it('knows who is logged in, until they log out', async () => {
    const { client, unauthorized } = await someone();
    expect(await client.getUser()).toMatchObject({ firstName: 'Bhai', lastName: 'Gurdas' });
    await client.logOut();
    const refusal = await client.getUser().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ id: 'notAuthenticated', message: 'Please re-authenticate.' });
    expect(unauthorized).toHaveLength(1);
  });

  it('sends no token where there is none', async () => {
    const asked: (string | undefined)[] = [];
    const loopback = await serveLoopback((_path, response, request) => {
      asked.push(request.headers.authorization);
      response.writeHead(401).end('no');
    });
    const client = createAccountClient({ base: loopback.url, token: () => null });
    await expect(client.getFavourites()).rejects.toMatchObject({ id: 'notAuthenticated' });
    expect(asked).toEqual([undefined]);
  });

  it('keeps favourites, in our names, and takes files', async () => {
    const { client } = await someone();
    const shabadId = 5 as ShabadId;
    const kept = await client.keepFavourite({ shabadId, verseId: null, note: 'ਵਾਹ' });
    expect(kept).toMatchObject({ shabadId, verseId: null, note: 'ਵਾਹ' });
    expect(kept.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await client.getFavourites()).toEqual([kept]);
    const wrongLine = client.keepFavourite({ shabadId, verseId: 1 as VerseId, note: '' });
    await expect(wrongLine).rejects.toMatchObject({ id: 'badVerseId' });
    const file = await client.exportFavourites();
    await client.removeFavourite(shabadId);
    expect(await client.importFavourites(file)).toEqual({ imported: 1, unchanged: 0, unknown: [] });
    await expect(client.importFavourites('nothing')).rejects.toMatchObject({ id: 'badRequest' });
  });

  it('keeps lists, changes the password, hands over the account and deletes it', async () => {
    const { client } = await someone();
    expect(await client.getPothis()).toEqual({ revision: 0, library: null });
    expect(await client.putPothis(0, { version: 1, pothis: [] })).toBe(1);
    await expect(client.putPothis(0, { version: 1 })).rejects.toMatchObject({ id: 'pothisChanged' });
    await client.changePassword(SOMEONE.password, 'another password');
    expect(await client.getPasskeys()).toEqual([]);
    expect((await client.exportAccount()).library).toEqual({ version: 1, pothis: [] });
    await expect(client.deleteAccount(SOMEONE.password)).rejects.toMatchObject({ id: 'wrongCredentials' });
    await client.deleteAccount('another password');
    await expect(client.getUser()).rejects.toMatchObject({ id: 'notAuthenticated' });
  });

  it('says when no answer comes in time, or none that it knows', async () => {
    const loopback = await serveLoopback((path, response) => {
      if (path === '/user') response.writeHead(200).end('<html>');
    });
    const client = createAccountClient({ base: loopback.url, token: () => 'x', timeoutMs: 50 });
    const late = await client.getFavourites().catch((error: unknown) => error);
    expect(late).toBeInstanceOf(TransportError);
    expect(late).toMatchObject({ reason: 'timeout' });
    await expect(client.getUser()).rejects.toMatchObject({ reason: 'malformed' });
  });
});
