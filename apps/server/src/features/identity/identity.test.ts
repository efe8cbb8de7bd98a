import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountExport, PasskeysResponse, UserResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { createTestBrowser, logIn, ORIGIN, TEST_USER, tokenOf } from '../../testing/createTestBrowser.ts';
import { createAuthenticator } from './testing/createAuthenticator.ts';

const { email, password } = TEST_USER;
const MINUTE = 60_000;
const DAY = 86_400_000;

describe('logging in [K1]', () => {
  let server: ApiInstance;
  let moment = Date.now();
  beforeAll(async () => {
    server = await createTestServer({ now: () => moment });
    await createTestBrowser(server).post('/api/login/signup', TEST_USER);
  });
  afterAll(() => server.close());

  it('starts at the single-sign-on address and returns with a token that identifies the user [S7.5]', async () => {
    const browser = createTestBrowser(server);
    const sso = await browser.get(`/api/login/sso?redirect_url=${encodeURIComponent(ORIGIN)}`);
    expect([sso.statusCode, sso.headers.location]).toEqual([303, '/login']);
    const back = await browser.submit('/api/login/password', { email, password });
    expect(back.statusCode).toBe(303);
    const address = new URL(String(back.headers.location));
    expect(address.origin + address.pathname).toBe(`${ORIGIN}/`);
    const claimed = await browser.post('/api/login/claim', { token: tokenOf(address) });
    const authorization = `Bearer ${claimed.json<{ token: string }>().token}`;
    const user = await browser.get('/api/user', { authorization });
    expect(UserResponse.parse(user.json())).toMatchObject({ firstname: 'Bhai', lastname: 'Gurdas', email });
    expect(user.headers['cache-control']).toBe('no-store');
  });

  it('returns to the page where it started', async () => {
    const browser = createTestBrowser(server);
    await browser.get(`/api/login/sso?redirect_url=${encodeURIComponent('/shabad?id=5#v')}`);
    const back = await browser.post('/api/login/password', { email, password });
    expect(back.json<{ redirect: string }>().redirect).toMatch(
      new RegExp(`^${ORIGIN}/shabad\\?id=5&token=[\\w-]{43}#v$`),
    );
  });

  it('exchanges the token of the address for another, once, in the browser that began', async () => {
    const browser = createTestBrowser(server);
    await browser.get('/api/login/sso');
    const back = await browser.post('/api/login/password', { email, password });
    const token = tokenOf(back.json<{ redirect: string }>().redirect);
    const other = createTestBrowser(server);
    const before = await other.post('/api/login/claim', { token });
    await other.get('/api/login/sso');
    const begun = await other.post('/api/login/claim', { token });
    for (const refused of [before, begun]) {
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { data: { id: 'loginExpired' } }]);
    }
    const claimed = await browser.post('/api/login/claim', { token });
    const lastingToken = claimed.json<{ token: string }>().token;
    expect(lastingToken).not.toBe(token);
    expect((await browser.get('/api/user', { authorization: `Bearer ${lastingToken}` })).statusCode).toBe(
      200,
    );
    expect((await browser.get('/api/user', { authorization: `Bearer ${token}` })).statusCode).toBe(401);
    await browser.get('/api/login/sso');
    expect((await browser.post('/api/login/claim', { token })).statusCode).toBe(403);
  });

  it("expires if the token isn't claimed in time", async () => {
    const browser = createTestBrowser(server);
    await browser.get('/api/login/sso');
    const back = await browser.post('/api/login/password', { email, password });
    const token = tokenOf(back.json<{ redirect: string }>().redirect);
    moment += 6 * MINUTE;
    expect((await browser.get('/api/user', { authorization: `Bearer ${token}` })).statusCode).toBe(401);
    expect((await browser.post('/api/login/claim', { token })).statusCode).toBe(403);
  });

  it('redirects a form with the id of the problem and no text', async () => {
    const browser = createTestBrowser(server);
    await browser.get('/api/login/sso');
    const wrong = await browser.submit('/api/login/password', { email, password: '<script>x</script>' });
    expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/login?problem=wrongCredentials']);
    const short = await browser.submit('/api/login/signup', { ...TEST_USER, password: 'short' });
    expect(short.headers.location).toBe('/signup?problem=badRequest');
    const made = await browser.submit('/api/login/signup', { ...TEST_USER, email: 'form@naad.test' });
    expect(made.headers.location).toBe('/login?signedup=1');
  });

  it('expires after a week without a visit, and after a quarter of a year with visits [K3]', async () => {
    const { headers, browser } = await logIn(server);
    const status = async () => (await browser.get('/api/user', headers)).statusCode;
    for (let day = 0; day < 84; day += 6) {
      moment += 6 * DAY;
      expect(await status()).toBe(200);
    }
    moment += 7 * DAY;
    expect(await status()).toBe(401);
    const again = await logIn(server);
    moment += 8 * DAY;
    expect((await browser.get('/api/user', again.headers)).statusCode).toBe(401);
  });

  it('ends with a logout, here or everywhere', async () => {
    const [one, two, three] = [await logIn(server), await logIn(server), await logIn(server)];
    const statuses = () =>
      Promise.all(
        [one, two, three].map(
          async ({ browser, headers }) => (await browser.get('/api/user', headers)).statusCode,
        ),
      );
    expect((await one.browser.post('/api/logout', undefined, one.headers)).json()).toEqual({ ok: true });
    expect(await statuses()).toEqual([401, 200, 200]);
    expect((await one.browser.post('/api/logout', {}, one.headers)).statusCode).toBe(401);
    await two.browser.post('/api/logout', { everywhere: true }, two.headers);
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  it.each(['', 'Bearer', 'Bearer undefined', 'Bearer x', 'Basic eDp5', `Bearer ${'a'.repeat(43)}`])(
    'is requested again for the authorization header %j',
    async (authorization) => {
      const reply = await server.inject({ url: '/api/user', headers: { authorization } });
      expect([reply.statusCode, reply.json()]).toEqual([
        401,
        { error: true, data: { error: 'Please re-authenticate.', id: 'notAuthenticated' } },
      ]);
    },
  );
});

describe('a password [K1]', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('is changed with the current password, which ends every other login [K3]', async () => {
    const other = await logIn(server);
    const { browser, headers } = await logIn(server);
    const change = (current: string, next: string) =>
      browser.post('/api/user/password', { current, next }, headers);
    expect((await change('not the password', 'another password')).statusCode).toBe(403);
    expect((await change(password, 'short')).statusCode).toBe(400);
    expect((await change(password, 'another password')).statusCode).toBe(200);
    expect((await browser.get('/api/user', headers)).statusCode).toBe(200);
    expect((await browser.get('/api/user', other.headers)).statusCode).toBe(401);
    const log = (given: string) => browser.post('/api/login/password', { email, password: given });
    expect((await log(password)).statusCode).toBe(403);
    expect((await log('another password')).statusCode).toBe(200);
  });

  it('may be in any script and Unicode composition', async () => {
    const browser = createTestBrowser(server);
    const someone = { ...TEST_USER, email: 'panjabi@naad.test', password: 'ਸ਼ਬਦ ਗੁਰੂ ਸ਼ਬਦ'.normalize('NFC') };
    await browser.post('/api/login/signup', someone);
    const decomposed = { email: someone.email, password: someone.password.normalize('NFD') };
    expect((await browser.post('/api/login/password', decomposed)).statusCode).toBe(200);
  });
});

describe('a passkey [K1]', () => {
  let server: ApiInstance;
  let moment = Date.now();
  beforeAll(async () => {
    server = await createTestServer({ now: () => moment });
  });
  afterAll(() => server.close());

  interface Challenge {
    readonly options: Record<string, unknown>;
  }

  async function withPasskey(address: string) {
    const account = await logIn(server, { ...TEST_USER, email: address });
    const { browser, headers } = account;
    const authenticator = createAuthenticator();
    const challenge = (
      await browser.post('/api/user/passkeys/options', undefined, headers)
    ).json<Challenge>();
    const credential = authenticator.create(challenge.options, ORIGIN);
    const added = await browser.post('/api/user/passkeys', { credential, name: 'My key' }, headers);
    return { ...account, authenticator, added, credential };
  }

  const requestOptions = async () =>
    (await createTestBrowser(server).post('/api/login/passkey/options')).json<Challenge>().options;

  it('is added, logs in and is removed', async () => {
    const { browser, headers, authenticator, added } = await withPasskey('key@naad.test');
    expect(added.statusCode, added.payload).toBe(200);
    const [saved] = PasskeysResponse.parse(added.json()).passkeys;
    expect(saved).toMatchObject({ name: 'My key', last_used_at: null });
    const visitor = createTestBrowser(server);
    await visitor.get('/api/login/sso');
    const credential = authenticator.get(await requestOptions(), ORIGIN);
    const back = await visitor.post('/api/login/passkey', { credential });
    expect(back.statusCode, back.payload).toBe(200);
    const token = tokenOf(back.json<{ redirect: string }>().redirect);
    const claimed = (await visitor.post('/api/login/claim', { token })).json<{ token: string }>();
    const user = await visitor.get('/api/user', { authorization: `Bearer ${claimed.token}` });
    expect(user.json()).toMatchObject({ email: 'key@naad.test' });
    const removed = await browser.remove(`/api/user/passkeys/${saved?.id ?? ''}`, undefined, headers);
    expect(removed.json()).toEqual({ passkeys: [] });
    const again = authenticator.get(await requestOptions(), ORIGIN);
    expect((await visitor.post('/api/login/passkey', { credential: again })).statusCode).toBe(403);
  });

  it('logs in only once per challenge, for this site, in time and with its own key', async () => {
    const { authenticator } = await withPasskey('strict@naad.test');
    const visitor = createTestBrowser(server);
    const logInWith = async (credential: object) =>
      (await visitor.post('/api/login/passkey', { credential })).statusCode;
    const good = authenticator.get(await requestOptions(), ORIGIN);
    expect(await logInWith(good)).toBe(200);
    expect(await logInWith(good)).toBe(403);
    expect(await logInWith(authenticator.get(await requestOptions(), 'https://evil.example'))).toBe(403);
    expect(await logInWith(authenticator.get({ challenge: 'bm90IGFza2Vk' }, ORIGIN))).toBe(403);
    const stranger = createAuthenticator().get(await requestOptions(), ORIGIN);
    expect(await logInWith(stranger)).toBe(403);
    const { id } = good;
    expect(await logInWith({ ...stranger, id, rawId: id })).toBe(403);
    const late = authenticator.get(await requestOptions(), ORIGIN);
    moment += 6 * MINUTE;
    expect(await logInWith(late)).toBe(403);
    expect(await logInWith({ id: 'x' })).toBe(403);
  });

  it('is added only in a fresh login, and only to the account that asked for it', async () => {
    const { browser, headers, added, credential } = await withPasskey('one@naad.test');
    expect(added.statusCode).toBe(200);
    const other = await logIn(server, { ...TEST_USER, email: 'two@naad.test' });
    const stolen = await other.browser.post(
      '/api/user/passkeys',
      { credential, name: 'Stolen' },
      other.headers,
    );
    expect(stolen.statusCode).toBe(403);
    moment += 16 * MINUTE;
    const late = await browser.post('/api/user/passkeys/options', undefined, headers);
    expect(late.json()).toMatchObject({ data: { id: 'loginTooOld' } });
  });
});

describe('an account', () => {
  let server: ApiInstance;
  beforeEach(async () => {
    server = await createTestServer();
    return () => server.close();
  });

  it('is exported completely, without secrets [K5]', async () => {
    const { browser, headers, token } = await logIn(server);
    await browser.post('/api/favourite-shabads', { shabadId: 5, comment: 'ਵਾਹ' }, headers);
    await browser.put('/api/pothis', { revision: 0, library: { version: 1, pothis: [] } }, headers);
    const reply = await browser.get('/api/user/export', headers);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="naad-account.json"');
    expect(AccountExport.parse(reply.json())).toMatchObject({
      user: { email, firstname: 'Bhai' },
      favouriteShabads: [{ shabad_id: 5, comment: 'ਵਾਹ' }],
      library: { version: 1, pothis: [] },
      logins: [{}],
    });
    expect(reply.payload).not.toMatch(/argon2|hash/);
    expect(reply.payload).not.toContain(token);
  });

  it('is deleted with its password, including all its data, and may be created again [K5]', async () => {
    const { browser, headers } = await logIn(server);
    await browser.post('/api/favourite-shabads', { shabadId: 5 }, headers);
    expect((await browser.remove('/api/user', {}, headers)).statusCode).toBe(403);
    expect((await browser.remove('/api/user', { password: 'not it at all' }, headers)).statusCode).toBe(403);
    expect((await browser.get('/api/user', headers)).statusCode).toBe(200);
    expect((await browser.remove('/api/user', { password }, headers)).json()).toEqual({ ok: true });
    expect((await browser.get('/api/user', headers)).statusCode).toBe(401);
    expect((await browser.post('/api/login/password', { email, password })).statusCode).toBe(403);
    const again = await logIn(server);
    expect((await browser.get('/api/favourite-shabads', again.headers)).json()).toEqual({
      favouriteShabads: [],
    });
  });
});
