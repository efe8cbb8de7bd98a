import { Writable } from 'node:stream';
import fc from 'fast-check';
import { parseRedirect } from './redirects.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer, createTestSite } from '../../testing/index.ts';
import { anyText } from '../../testing/oddAddresses.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { actAsBrowser, logIn, ORIGIN, SOMEONE, tokenOf } from '../../testing/actAsBrowser.ts';

const { email, password } = SOMEONE;
const OTHERS = ['https://reader.example'];

describe('where a login returns to', () => {
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
  ])('is not %j', (given) => {
    expect(() => parseRedirect(given, ORIGIN, OTHERS)).toThrow('may not return');
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

  it('is ours or one that is named, whatever is asked for', () => {
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
      login: { redirectOrigins: OTHERS, takesUnsolicitedTokens: false, days: 7, provider: null },
    };
    server = await createTestServer({ config });
    await actAsBrowser(server).post('/api/login/signup', SOMEONE);
  });
  afterAll(() => server.close());

  it('is refused another place than allowed, at its beginning and by a cookie that says so', async () => {
    const browser = actAsBrowser(server);
    const asked = await browser.get('/api/login/sso?redirect_url=https%3A%2F%2Fevil.example');
    expect([asked.statusCode, asked.json()]).toMatchObject([400, { data: { id: 'badRedirect' } }]);
    expect(browser.cookies.size).toBe(0);
    await browser.get('/api/login/sso');
    const [name = '', value = ''] = [...browser.cookies][0] ?? [];
    const pending = JSON.parse(Buffer.from(value, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...pending, redirect: 'https://evil.example/' }));
    browser.cookies.set(name, forged.toString('base64url'));
    expect((await browser.post('/api/login/password', { email, password })).statusCode).toBe(400);
  });

  it('returns to another site that the operator names, with a token to keep', async () => {
    const browser = actAsBrowser(server);
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

  it('is told to no page of a site that is not named', async () => {
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
  ])('is not begun, ended or claimed by a page of another site: %o', async (headers) => {
    const browser = actAsBrowser(server);
    await browser.get('/api/login/sso');
    const own = await browser.post('/api/login/password', { email, password });
    const token = tokenOf(own.json<{ redirect: string }>().redirect);
    const replies = [
      await browser.post('/api/login/password', { email, password }, headers),
      await browser.post('/api/login/signup', { ...SOMEONE, email: 'csrf@naad.test' }, headers),
      await browser.post('/api/login/passkey', { credential: { id: 'x' } }, headers),
      await browser.post('/api/login/claim', { token }, headers),
    ];
    for (const reply of replies) expect(reply.json()).toMatchObject({ data: { id: 'otherOrigin' } });
    const form = await browser.submit('/api/login/password', { email, password }, headers);
    expect(form.headers.location).toBe('/login?problem=badRequest');
  });

  it('is in a cookie that no script reads, and no request of another site carries', async () => {
    const reply = await actAsBrowser(server).get('/api/login/sso');
    expect(reply.cookies[0]).toMatchObject({
      name: 'naad-login',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 900,
    });
    const secure = await createTestServer({ config: { siteOrigin: 'https://naad.test' } });
    const [cookie] = (await actAsBrowser(secure).get('/api/login/sso')).cookies;
    expect(cookie).toMatchObject({ name: '__Host-naad-login', secure: true, path: '/' });
    expect(cookie).not.toHaveProperty('domain');
    await secure.close();
  });

  it('begins anew with a cookie that is none', async () => {
    const browser = actAsBrowser(server);
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

  it('tells nobody whether an address has an account', async () => {
    const browser = actAsBrowser(server);
    const answers = async (address: string) => {
      const wrong = await browser.post('/api/login/password', {
        email: address,
        password: 'not the password',
      });
      const made = await browser.post('/api/login/signup', { ...SOMEONE, email: address });
      return [wrong, made].map(({ statusCode, payload }) => [statusCode, payload]);
    };
    expect(await answers(email)).toEqual(await answers('nobody-yet@naad.test'));
  });

  it('leaves the password of an account alone that somebody signs up for again', async () => {
    const browser = actAsBrowser(server);
    await browser.post('/api/login/signup', {
      ...SOMEONE,
      email: email.toUpperCase(),
      password: 'of somebody else',
    });
    const theirs = { email, password: 'of somebody else' };
    expect((await browser.post('/api/login/password', theirs)).statusCode).toBe(403);
    expect((await browser.post('/api/login/password', { email, password })).statusCode).toBe(200);
  });

  it('compares a password with argon2id also where there is no account', async () => {
    const kept = await hashPassword(password);
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(kept, password)).toBe(true);
    expect(await isPassword(kept, `${password} `)).toBe(false);
    expect(await isPassword(null, password)).toBe(false);
  });

  it.each([
    ['/api/login/password', { email, password: 'x'.repeat(201) }],
    ['/api/login/password', { email: ['a'], password }],
    ['/api/login/password', { email: 'a\0b', password }],
    ['/api/login/password', { email: { $ne: '' }, password }],
    ['/api/login/signup', { ...SOMEONE, email: 'no address' }],
    ['/api/login/signup', { ...SOMEONE, email: 'a@b\0c' }],
    ['/api/login/signup', { ...SOMEONE, firstname: 'x'.repeat(81) }],
    ['/api/login/signup', { ...SOMEONE, lastname: 'a\nb' }],
    ['/api/login/claim', { token: 'x'.repeat(201) }],
    ['/api/login/passkey', { credential: 'x' }],
  ])('is malformed: %s %o', async (url, body) => {
    const reply = await actAsBrowser(server).post(url, body);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: true }]);
  });

  it('takes no body of a size that nobody needs', async () => {
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

describe('guessing', () => {
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

  it('is stopped after ten passwords of an account, and the right one waits too', async () => {
    await actAsBrowser(server).post('/api/login/signup', SOMEONE);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await guess('10.0.0.1', email)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    expect((await guess('10.0.0.1', email.toUpperCase(), password)).statusCode).toBe(429);
    // From elsewhere its owner still gets in.
    expect((await guess('10.0.0.2', email, password)).statusCode).toBe(200);
    moment += 16 * 60_000;
    expect((await guess('10.0.0.1', email, password)).statusCode).toBe(200);
  });

  it('is stopped in the same way where there is no account', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await guess('10.0.0.3', 'nobody@naad.test')).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
  });

  it('is stopped from many addresses together', async () => {
    const statuses = new Set<number>();
    for (let from = 0; from < 101; from += 1) {
      statuses.add((await guess(`10.1.0.${String(from)}`, 'target@naad.test')).statusCode);
    }
    expect([...statuses]).toEqual([403, 429]);
  });

  it('is stopped over many accounts from one address', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 31; count += 1) {
      statuses.add((await guess('10.0.0.9', `${String(count)}@naad.test`)).statusCode);
    }
    expect([...statuses]).toEqual([403, 429]);
  });
});

describe('tokens', () => {
  it('are neither in logs nor in referrers', async () => {
    const lines: string[] = [];
    const logger = pino(
      { level: 'trace' },
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

  it('are taken in a browser that did not ask, where the operator wants it so', async () => {
    const login = { redirectOrigins: [], takesUnsolicitedTokens: true, days: 7, provider: null };
    const server = await createTestServer({ config: { login } });
    await actAsBrowser(server).post('/api/login/signup', SOMEONE);
    const back = await actAsBrowser(server).post('/api/login/password', { email, password });
    const token = tokenOf(back.json<{ redirect: string }>().redirect);
    expect((await actAsBrowser(server).post('/api/login/claim', { token })).statusCode).toBe(200);
    await server.close();
  });
});
