import { Writable } from 'node:stream';
import fc from 'fast-check';
import { createLogger } from '../../logging/createLogger.ts';
import { parseRedirect } from './redirects.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { createTestSite } from '../../testing/createTestSite.ts';
import { anyText } from '../../testing/oddAddresses.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { createTestBrowser, logIn, ORIGIN, TEST_USER, tokenOf } from '../../testing/createTestBrowser.ts';

const { email, password } = TEST_USER;
const OTHERS = ['https://reader.example'];

describe('the address a login returns to [K20]', () => {
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'http://naad.test@evil.example/',
    'http://user:secret@naad.test/',
    'http://naad.test.evil.example/',
    'https://naad.test/',
    'http://naad.test:81/',
    'https://reader.example.evil.example',
    'http://reader.example/',
    'javascript:alert(1)//http://naad.test/',
    'data:text/html,x',
    'http://naad.test/\r\nset-cookie: a=b',
    ' http://naad.test/',
    'http:\t//naad.test/',
  ])('must not be %j', (given) => {
    expect(() => parseRedirect(given, ORIGIN, OTHERS)).toThrow('cannot return');
  });

  it.each([
    [undefined, `${ORIGIN}/`],
    ['/', `${ORIGIN}/`],
    ['/shabad?id=5', `${ORIGIN}/shabad?id=5`],
    [ORIGIN, `${ORIGIN}/`],
    ['https://reader.example/a', 'https://reader.example/a'],
  ])('may be %j', (given, address) => {
    expect(parseRedirect(given, ORIGIN, OTHERS).href).toBe(address);
  });

  it('is ours or an allowed one for any input', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.constantFrom('', '/', '//', 'http://', 'https://', 'http://naad.test'), anyText),
        (parts) => {
          try {
            expect([ORIGIN, ...OTHERS]).toContain(parseRedirect(parts.join(''), ORIGIN, OTHERS).origin);
          } catch (error) {
            expect(error).toMatchObject({ id: 'badRedirect' });
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a login', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    const config = {
      login: { redirectOrigins: OTHERS, acceptsUnsolicitedTokens: false, days: 7, provider: null },
    };
    server = await createTestServer({ config });
    await createTestBrowser(server).post('/api/login/signup', TEST_USER);
  });
  afterAll(() => server.close());

  it('keeps its cookie small: it shortens our own addresses and refuses long ones of other sites', async () => {
    const browser = createTestBrowser(server);
    // Each %FF takes nine bytes in the cookie.
    for (const path of ['%FF'.repeat(1990), '%FF'.repeat(120), 'a'.repeat(984)]) {
      const own = await browser.get(`/api/login/sso?redirect_url=/${path}`);
      expect(own.statusCode).toBe(303);
      expect(String(own.headers['set-cookie']).length).toBeLessThan(2_000);
    }
    const elsewhere = 'https%3A%2F%2Freader.example%2F';
    const other = await browser.get(`/api/login/sso?redirect_url=${elsewhere}${'a'.repeat(984)}`);
    expect([other.statusCode, other.json()]).toMatchObject([400, { data: { id: 'redirectTooLong' } }]);
    expect(other.headers).not.toHaveProperty('set-cookie');
  });

  it('refuses a forbidden return address, at the start and in a forged cookie', async () => {
    const browser = createTestBrowser(server);
    const refused = await browser.get('/api/login/sso?redirect_url=https%3A%2F%2Fevil.example');
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { data: { id: 'badRedirect' } }]);
    expect(browser.cookies.size).toBe(0);
    await browser.get('/api/login/sso');
    const [name = '', value = ''] = [...browser.cookies][0] ?? [];
    const pending = JSON.parse(Buffer.from(value, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...pending, redirect: 'https://evil.example/' }));
    browser.cookies.set(name, forged.toString('base64url'));
    expect((await browser.post('/api/login/password', { email, password })).statusCode).toBe(400);
  });

  it('returns to another site that the operator allows, with a lasting token', async () => {
    const browser = createTestBrowser(server);
    await browser.get('/api/login/sso?redirect_url=https%3A%2F%2Freader.example');
    const back = await browser.post('/api/login/password', { email, password });
    const { redirect } = back.json<{ redirect: string }>();
    expect(redirect).toMatch(/^https:\/\/reader\.example\/\?token=/);
    const headers = { authorization: `Bearer ${tokenOf(redirect)}`, origin: 'https://reader.example' };
    const user = await browser.get('/api/user', headers);
    expect(user.headers['access-control-allow-origin']).toBe('https://reader.example');
    const preflight = await server.inject({ method: 'OPTIONS', url: '/api/favourite-shabads', headers });
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://reader.example',
      'access-control-allow-headers': 'authorization, content-type',
    });
  });

  it("can't be read by pages of sites that aren't allowed [K22]", async () => {
    const { headers } = await logIn(server);
    const from = { ...headers, origin: 'https://evil.example' };
    for (const url of ['/api/user', '/api/favourite-shabads', '/api/user/export', '/api/pothis']) {
      const reply = await server.inject({ url, headers: from });
      expect(reply.headers['access-control-allow-origin'], url).toBeUndefined();
      expect(reply.headers['access-control-allow-credentials'], url).toBeUndefined();
    }
    const preflight = await server.inject({ method: 'OPTIONS', url: '/api/user', headers: from });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://naad.test.evil.example' },
    { origin: undefined, 'sec-fetch-site': 'cross-site' },
    { origin: undefined, 'sec-fetch-site': 'same-site' },
  ])("can't be started, ended or claimed by a page of another site: %o [K22]", async (headers) => {
    const browser = createTestBrowser(server);
    await browser.get('/api/login/sso');
    const own = await browser.post('/api/login/password', { email, password });
    const token = tokenOf(own.json<{ redirect: string }>().redirect);
    const replies = [
      await browser.post('/api/login/password', { email, password }, headers),
      await browser.post('/api/login/signup', { ...TEST_USER, email: 'csrf@naad.test' }, headers),
      await browser.post('/api/login/passkey', { credential: { id: 'x' } }, headers),
      await browser.post('/api/login/claim', { token }, headers),
    ];
    for (const reply of replies) expect(reply.json()).toMatchObject({ data: { id: 'otherOrigin' } });
    const form = await browser.submit('/api/login/password', { email, password }, headers);
    expect(form.headers.location).toBe('/login?problem=badRequest');
  });

  it("is stored in a cookie that scripts can't read and other sites can't send", async () => {
    const reply = await createTestBrowser(server).get('/api/login/sso');
    expect(reply.cookies[0]).toMatchObject({
      name: 'naad-login',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 900,
    });
    const secure = await createTestServer({ config: { siteOrigin: 'https://naad.test' } });
    const [cookie] = (await createTestBrowser(secure).get('/api/login/sso')).cookies;
    expect(cookie).toMatchObject({ name: '__Host-naad-login', secure: true, path: '/' });
    expect(cookie).not.toHaveProperty('domain');
    await secure.close();
  });

  it('starts again if its cookie is invalid', async () => {
    const browser = createTestBrowser(server);
    for (const value of [
      'x',
      '%',
      Buffer.from('{}').toString('base64url'),
      Buffer.from('[').toString('base64url'),
    ]) {
      browser.cookies.set('naad-login', value);
      expect((await browser.get('/api/login/sso')).statusCode).toBe(303);
    }
  });

  it("doesn't reveal whether an address has an account [K23]", async () => {
    const browser = createTestBrowser(server);
    const answers = async (address: string) => {
      const wrong = await browser.post('/api/login/password', {
        email: address,
        password: 'not the password',
      });
      const made = await browser.post('/api/login/signup', { ...TEST_USER, email: address });
      return [wrong, made].map(({ statusCode, payload }) => [statusCode, payload]);
    };
    expect(await answers(email)).toEqual(await answers('nobody-yet@naad.test'));
  });

  it('keeps the password of an account when somebody signs up with its address again', async () => {
    const browser = createTestBrowser(server);
    await browser.post('/api/login/signup', {
      ...TEST_USER,
      email: email.toUpperCase(),
      password: 'of somebody else',
    });
    const theirs = { email, password: 'of somebody else' };
    expect((await browser.post('/api/login/password', theirs)).statusCode).toBe(403);
    expect((await browser.post('/api/login/password', { email, password })).statusCode).toBe(200);
  });

  it('compares passwords with argon2id, also without an account [K23]', async () => {
    const storedHash = await hashPassword(password);
    expect(storedHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(await isPassword(storedHash, password)).toBe(true);
    expect(await isPassword(storedHash, `${password} `)).toBe(false);
    expect(await isPassword(null, password)).toBe(false);
  });

  it.each([
    ['/api/login/password', { email, password: 'x'.repeat(201) }],
    ['/api/login/password', { email: ['a'], password }],
    ['/api/login/password', { email: 'a\0b', password }],
    ['/api/login/password', { email: { $ne: '' }, password }],
    ['/api/login/signup', { ...TEST_USER, email: 'no address' }],
    ['/api/login/signup', { ...TEST_USER, email: 'a@b\0c' }],
    ['/api/login/signup', { ...TEST_USER, firstname: 'x'.repeat(81) }],
    ['/api/login/signup', { ...TEST_USER, lastname: 'a\nb' }],
    ['/api/login/claim', { token: 'x'.repeat(201) }],
    ['/api/login/passkey', { credential: 'x' }],
  ])('refuses malformed input: %s %o', async (url, body) => {
    const reply = await createTestBrowser(server).post(url, body);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: true }]);
  });

  it('refuses bodies larger than anybody needs [K24]', async () => {
    const { headers, browser } = await logIn(server);
    const large = { email, password: 'x'.repeat(70_000) };
    expect((await browser.post('/api/login/password', large)).statusCode).toBe(413);
    const form = await browser.submit('/api/login/password', large);
    expect([form.statusCode, form.headers.location]).toEqual([303, '/login?problem=badRequest']);
    const library = { version: 1, text: 'x'.repeat(600_000) };
    expect((await browser.put('/api/pothis', { revision: 0, library }, headers)).statusCode).toBe(413);
    const note = { shabadId: 5, comment: 'x'.repeat(10_001) };
    expect((await browser.post('/api/favourite-shabads', note, headers)).statusCode).toBe(400);
    const polluted = await server.inject({
      method: 'POST',
      url: '/api/favourite-shabads',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{"shabadId":5,"__proto__":{"comment":"x"}}',
    });
    expect(polluted.statusCode).toBe(400);
  });
});

describe('guessing passwords [K23]', () => {
  let server: ApiInstance;
  let moment = Date.now();
  beforeEach(async () => {
    server = await createTestServer({ config: { rateLimit: 1 }, now: () => moment });
    return () => server.close();
  });

  const guess = (remoteAddress: string, address: string, given = 'not the password') =>
    server.inject({
      method: 'POST',
      url: '/api/login/password',
      remoteAddress,
      headers: { host: 'naad.test' },
      payload: { email: address, password: given },
    });

  it('is stopped after ten attempts at an account, even with the right password', async () => {
    await createTestBrowser(server).post('/api/login/signup', TEST_USER);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await guess('10.0.0.1', email)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    expect((await guess('10.0.0.1', email.toUpperCase(), password)).statusCode).toBe(429);
    // The owner can still log in from another address.
    expect((await guess('10.0.0.2', email, password)).statusCode).toBe(200);
    moment += 16 * 60_000;
    expect((await guess('10.0.0.1', email, password)).statusCode).toBe(200);
  });

  it('is stopped in the same way without an account', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await guess('10.0.0.3', 'nobody@naad.test')).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
  });

  it('is stopped from many addresses together', async () => {
    const statuses: number[] = [];
    for (let from = 0; from < 100; from += 25) {
      const guesses = Array.from({ length: 25 }, (_, each) =>
        guess(`10.1.0.${String(from + each)}`, 'target@naad.test'),
      );
      statuses.push(...(await Promise.all(guesses)).map(({ statusCode }) => statusCode));
    }
    expect(statuses).toEqual(Array<number>(100).fill(403));
    expect((await guess('10.1.0.200', 'target@naad.test')).statusCode).toBe(429);
  });

  it('is stopped for many accounts from one address', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 31; count += 1) {
      statuses.add((await guess('10.0.0.9', `${String(count)}@naad.test`)).statusCode);
    }
    expect([...statuses]).toEqual([403, 429]);
  });
});

describe('tokens', () => {
  it('never appear in logs or referrers [K3, K21]', async () => {
    const lines: string[] = [];
    const logger = createLogger(
      'trace',
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          lines.push(chunk.toString());
          done();
        },
      }),
    );
    const server = await createTestServer({ logger });
    const { browser, headers, token } = await logIn(server);
    await browser.get('/api/user', headers);
    await browser.get(`/?token=${token}`);
    await browser.get('/api/user', { authorization: `Bearer ${token}x` });
    await browser.post('/api/login/claim', { token });
    await server.close();
    const log = lines.join('');
    expect(log).toContain('/api/user');
    expect(log).not.toContain(token);
    expect(log).not.toContain(password);
    expect(log).not.toContain(email);
    const site = await createTestSite();
    const arrived = await site.server.inject({ url: `/shabad?id=5&token=${token}` });
    expect(arrived.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    const usual = await site.server.inject({ url: '/shabad?id=5' });
    expect(usual.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    await site.close();
  });

  it("are accepted in a browser that didn't ask for them if the operator allows it", async () => {
    const login = { redirectOrigins: [], acceptsUnsolicitedTokens: true, days: 7, provider: null };
    const server = await createTestServer({ config: { login } });
    await createTestBrowser(server).post('/api/login/signup', TEST_USER);
    const back = await createTestBrowser(server).post('/api/login/password', { email, password });
    const token = tokenOf(back.json<{ redirect: string }>().redirect);
    expect((await createTestBrowser(server).post('/api/login/claim', { token })).statusCode).toBe(200);
    await server.close();
  });
});
