import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { createTestBrowser, type TestBrowser, tokenOf } from '../../testing/createTestBrowser.ts';
import { startProvider, type TestProvider, visitProvider } from './testing/startProvider.ts';

describe('an identity provider [K2]', () => {
  let provider: TestProvider;
  let server: ApiInstance;
  beforeAll(async () => {
    provider = await startProvider('http://naad.test/api/login/callback');
    const login = {
      redirectOrigins: [],
      acceptsUnsolicitedTokens: false,
      days: 7,
      provider: { issuer: provider.issuer, clientId: provider.clientId, clientSecret: provider.clientSecret },
    };
    server = await createTestServer({ config: { login } });
  });
  afterAll(async () => {
    await server.close();
    await provider.stop();
  });

  /** Goes from the login button to the provider and returns the callback address. */
  async function returnFrom(browser: TestBrowser, name: string): Promise<string> {
    const begun = await browser.get('/api/login/sso?redirect_url=%2Fshabad%3Fid%3D5');
    expect(begun.statusCode).toBe(303);
    const address = new URL(String(begun.headers.location));
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
    });
    return visitProvider(address.href, name);
  }

  const pathOf = (address: string) => address.replace('http://naad.test', '');

  it('identifies the user, who returns to where they started', async () => {
    const browser = createTestBrowser(server);
    const returned = await returnFrom(browser, 'gurdas');
    const back = await browser.get(pathOf(returned));
    expect(back.statusCode, back.payload).toBe(303);
    const address = String(back.headers.location);
    expect(address).toMatch(/^http:\/\/naad\.test\/shabad\?id=5&token=[\w-]{43}$/);
    const claimed = await browser.post('/api/login/claim', { token: tokenOf(address) });
    const headers = { authorization: `Bearer ${claimed.json<{ token: string }>().token}` };
    const user = await browser.get('/api/user', headers);
    expect(user.json()).toMatchObject({
      firstname: 'Gurdas',
      lastname: 'of the provider',
      email: 'gurdas@provider.test',
    });
    await browser.post('/api/favourite-shabads', { shabadId: 5 }, headers);
    // The second login finds the same account.
    const again = createTestBrowser(server);
    const second = await again.get(pathOf(await returnFrom(again, 'gurdas')));
    const later = await again.post('/api/login/claim', { token: tokenOf(second.headers.location) });
    const authorization = `Bearer ${later.json<{ token: string }>().token}`;
    const list = await again.get('/api/favourite-shabads', { authorization });
    expect(list.json()).toMatchObject({ favouriteShabads: [{ shabad_id: 5 }] });
    // An account without a password is deleted by a fresh login alone.
    expect((await browser.remove('/api/user', {}, headers)).json()).toEqual({ ok: true });
  });

  it('that sends an invalid e-mail address creates an account without one', async () => {
    const browser = createTestBrowser(server);
    const back = await browser.get(pathOf(await returnFrom(browser, 'ｇurdas')));
    const claimed = await browser.post('/api/login/claim', { token: tokenOf(back.headers.location) });
    const headers = { authorization: `Bearer ${claimed.json<{ token: string }>().token}` };
    expect((await browser.get('/api/user', headers)).json()).toMatchObject({ email: null });
  });

  it('logs in only the browser that asked, and once', async () => {
    const browser = createTestBrowser(server);
    const returned = pathOf(await returnFrom(browser, 'gurdas'));
    const stranger = createTestBrowser(server);
    const nothing = await stranger.get(returned);
    await stranger.get('/api/login/sso');
    const another = await stranger.get(returned);
    for (const reply of [nothing, another]) {
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login?problem=loginExpired']);
    }
    expect((await browser.get(returned)).headers.location).toContain('token=');
    expect((await browser.get(returned)).headers.location).toBe('/login?problem=providerFailed');
  });

  it('may refuse; forged and mixed-up responses fail', async () => {
    const browser = createTestBrowser(server);
    const returned = new URL(await returnFrom(browser, 'gurdas'));
    const refused = new URL(returned);
    refused.searchParams.delete('code');
    refused.searchParams.set('error', 'access_denied');
    refused.searchParams.set('error_description', '<script>alert(1)</script>');
    for (const change of [
      () => refused,
      () => {
        const forged = new URL(returned);
        forged.searchParams.set('code', 'forged');
        return forged;
      },
      () => {
        const mixedUp = new URL(returned);
        mixedUp.searchParams.set('iss', 'https://evil.example');
        return mixedUp;
      },
    ]) {
      const reply = await browser.get(pathOf(change().href));
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login?problem=providerFailed']);
    }
  });

  it('replaces our own passwords and passkeys', async () => {
    const browser = createTestBrowser(server);
    for (const path of ['password', 'signup', 'passkey', 'passkey/options']) {
      expect((await browser.post(`/api/login/${path}`, {})).statusCode, path).toBe(404);
    }
  });

  it('that is unavailable leaves the site working and is contacted again', async () => {
    const login = {
      redirectOrigins: [],
      acceptsUnsolicitedTokens: false,
      days: 7,
      provider: { issuer: 'http://127.0.0.1:9', clientId: 'naad', clientSecret: null },
    };
    const without = await createTestServer({ config: { login } });
    for (const _time of [1, 2]) {
      const reply = await createTestBrowser(without).get('/api/login/sso');
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login?problem=providerFailed']);
    }
    expect((await without.inject({ url: '/api/v2/health' })).statusCode).toBe(200);
    await without.close();
  });
});
