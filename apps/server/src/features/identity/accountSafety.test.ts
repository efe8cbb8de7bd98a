import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountStore, createAccounts, openAccountStore } from '../../accounts/index.ts';
import { findPostgres, startPostgres } from '../../accounts/testing/startPostgres.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import {
  createTestBrowser,
  logIn,
  TEST_USER,
  type TestBrowser,
  tokenOf,
} from '../../testing/createTestBrowser.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { ATTEMPT_LIMITS, createAttemptLimits } from './createAttemptLimits.ts';
import { hashPassword } from './passwords.ts';

interface Opened {
  readonly store: AccountStore;
  /** Keys of all attempts, as stored in the database. */
  attemptKeys(): Promise<string[]>;
  /** Removes the database; the server closes the store itself. */
  close(): Promise<void>;
}

async function openSqlite(): Promise<Opened> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-safety-'));
  const file = path.join(folder, 'accounts.sqlite');
  return {
    store: await openAccountStore({ kind: 'sqlite', file }),
    attemptKeys() {
      const database = new DatabaseSync(file, { readOnly: true });
      const rows = database.prepare('SELECT key FROM attempts').all() as { key: string }[];
      database.close();
      return Promise.resolve(rows.map(({ key }) => key));
    },
    close: () => rm(folder, { recursive: true }),
  };
}

async function openPostgres(): Promise<Opened> {
  const postgres = await startPostgres();
  return {
    store: await openAccountStore({ kind: 'postgres', url: postgres.url, onError: () => undefined }),
    async attemptKeys() {
      const client = new pg.Client(postgres.url);
      await client.connect();
      const { rows } = await client.query<{ key: string }>('SELECT key FROM attempts');
      await client.end();
      return rows.map(({ key }) => key);
    },
    close: () => postgres.stop(),
  };
}

const kinds: [string, () => Promise<Opened>][] = [['SQLite', openSqlite]];
if (findPostgres() !== null) kinds.push(['PostgreSQL', openPostgres]);

const { password } = TEST_USER;
const WRONG = 'not the password';
const MINUTE = 60_000;
/** The hash of the password, made once. */
let sharedHash: Promise<string> | null = null;
/** Parameters of hashes made by version 1.18. */
const OLD_HASH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface OpenApi {
  readonly paths: Record<string, Record<string, { security?: unknown[]; requestBody?: unknown }>>;
}

describe.each(kinds)('accounts in %s', (_kind, open) => {
  let opened: Opened;
  let store: AccountStore;
  let server: ApiInstance;
  let moment = Date.now();
  let people = 0;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
    server = await createTestServer({ accounts: store, config: { rateLimit: 1 }, now: () => moment });
  });
  afterAll(async () => {
    await server.close();
    await opened.close();
  });
  beforeEach(() => {
    // Move past the attempt windows of the previous test.
    moment += 2 * 60 * MINUTE;
  });

  /** Each request gets a new address, so that the route's own limit doesn't apply. */
  let requests = 0;
  const nextAddress = () => {
    requests += 1;
    return `10.9.${String(requests >> 8)}.${String(requests & 255)}`;
  };

  const guess = (remoteAddress: string, email: string, given: string, cookie?: string) =>
    server.inject({
      method: 'POST',
      url: '/api/login/password',
      remoteAddress,
      headers: { host: 'naad.test', ...(cookie !== undefined && { cookie }) },
      payload: { email, password: given },
    });

  const signUp = (someone: object, remoteAddress = nextAddress()) =>
    server.inject({
      method: 'POST',
      url: '/api/login/signup',
      remoteAddress,
      headers: { host: 'naad.test' },
      payload: someone,
    });

  /** Creates an account and returns its address. */
  async function someone(local = `someone${String((people += 1))}`): Promise<string> {
    const email = `${local}@naad.test`;
    sharedHash ??= hashPassword(password);
    const user = { email, firstName: 'Bhai', lastName: 'Gurdas', passwordHash: await sharedHash };
    expect(await store.createUser(user, moment)).not.toBeNull();
    return email;
  }

  /** Guesses from many addresses until an account takes no more; only the last through the server. */
  async function guessFromEverywhere(email: string): Promise<void> {
    const limits = createAttemptLimits(createAccounts({ store, days: 7, now: () => moment }), 1);
    const account = await store.findUserByEmail(email);
    if (account === null) throw new Error(`${email} has no account.`);
    const last = 5;
    for (let count = last; count < ATTEMPT_LIMITS.account.max; count += 1) {
      await limits.beforePassword({ account, address: nextAddress(), browser: null });
    }
    await Promise.all(Array.from({ length: last }, () => guess(nextAddress(), email, WRONG)));
  }

  async function loggedIn() {
    const email = await someone();
    const answer = await guess(nextAddress(), email, password);
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const token = tokenOf(answer.json<{ redirect: string }>().redirect);
    const claimed = await server.inject({
      method: 'POST',
      url: '/api/login/claim',
      remoteAddress: nextAddress(),
      headers: { host: 'naad.test', cookie },
      payload: { token },
    });
    const known = answer.cookies.find(({ name }) => name.endsWith('naad-known'));
    const lastingToken = claimed.json<{ token: string }>().token;
    return {
      email,
      answer,
      knownCookie: known === undefined ? '' : `${known.name}=${known.value}`,
      authorization: `Bearer ${lastingToken}`,
    };
  }

  describe('guessing a password', () => {
    it('counts for one account, however its address is spelt', async () => {
      const email = await someone('victim');
      const spellings = [
        email,
        'ｖictim@naad.test',
        'vｉctim@naad.test',
        '𝐯ictim@naad.test',
        'ⓥICTIM@naad.TEST',
      ];
      const statuses: number[] = [];
      for (let count = 0; count < 10; count += 1) {
        const spelling = spellings[count % spellings.length] ?? '';
        statuses.push((await guess('10.0.0.1', spelling, WRONG)).statusCode);
      }
      expect(statuses).toEqual(Array<number>(10).fill(403));
      for (const spelling of spellings) {
        expect([spelling, (await guess('10.0.0.1', spelling, password)).statusCode]).toEqual([spelling, 429]);
      }
      // The owner can still log in from another address.
      expect((await guess('10.0.0.2', email, password)).statusCode).toBe(200);
    });

    it('looks the same if no account has the address', async () => {
      const email = await someone();
      const answersTo = async (spellings: string[], from: string) => {
        const answers: [number, string][] = [];
        for (let count = 0; count < 12; count += 1) {
          const { statusCode, payload } = await guess(from, spellings[count % spellings.length] ?? '', WRONG);
          answers.push([statusCode, payload]);
        }
        return answers;
      };
      const known = await answersTo([email, email.toUpperCase()], '10.0.0.3');
      expect(await answersTo(['nobody@naad.test', 'ｎobody@naad.test'], '10.0.0.4')).toEqual(known);
      expect(known.map(([status]) => status)).toEqual([...Array<number>(10).fill(403), 429, 429]);
    });

    it('takes the same time without an account, with a current hash and with one of version 1.18', async () => {
      const [email, old] = [await someone(), 'old-hash@naad.test'];
      const passwordHash = await hash(password, OLD_HASH);
      await store.createUser({ email: old, firstName: 'a', lastName: 'b', passwordHash }, 1);
      for (const each of ['nobody-at-all@naad.test', email, old]) {
        const times: number[] = [];
        for (let count = 0; count < 3; count += 1) {
          const beganAt = performance.now();
          expect((await guess(nextAddress(), each, WRONG)).statusCode).toBe(403);
          times.push(performance.now() - beganAt);
        }
        expect([each, Math.min(...times) >= 245]).toEqual([each, true]);
      }
    });

    it("from many addresses doesn't lock the owner out of a browser that has logged in before", async () => {
      const { email, knownCookie } = await loggedIn();
      expect(knownCookie).not.toBe('');
      await guessFromEverywhere(email);
      expect((await guess(nextAddress(), email, password)).statusCode).toBe(429);
      const [, name = ''] = /=([\w-]+)\./.exec(knownCookie) ?? [];
      const forged = `naad-known=${name}.${createHash('sha256').update(name).digest('base64url')}`;
      expect((await guess(nextAddress(), email, password, forged)).statusCode).toBe(429);
      const foreign = (await loggedIn()).knownCookie;
      expect((await guess(nextAddress(), email, password, foreign)).statusCode).toBe(429);
      expect((await guess(nextAddress(), email, password, knownCookie)).statusCode).toBe(200);
      // A known browser doesn't allow unlimited guesses either.
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        statuses.push((await guess(nextAddress(), email, WRONG, knownCookie)).statusCode);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    });

    it("doesn't keep the owner from changing the password, after which other browsers are unknown", async () => {
      const { email, knownCookie, authorization } = await loggedIn();
      const other = await guess(nextAddress(), email, password);
      const others = other.cookies.find(({ name }) => name.endsWith('naad-known'));
      await guessFromEverywhere(email);
      const next = 'kettle orbit plum ladder';
      const changed = await server.inject({
        method: 'POST',
        url: '/api/user/password',
        remoteAddress: nextAddress(),
        headers: { host: 'naad.test', authorization, cookie: knownCookie },
        payload: { current: password, next },
      });
      expect([changed.statusCode, changed.json()]).toEqual([200, { ok: true }]);
      const otherCookie = `${others?.name ?? ''}=${others?.value ?? ''}`;
      expect((await guess(nextAddress(), email, next, otherCookie)).statusCode).toBe(429);
      expect((await guess(nextAddress(), email, next, knownCookie)).statusCode).toBe(429);
      const own = changed.cookies.find(({ name }) => name.endsWith('naad-known'));
      const ownCookie = `${own?.name ?? ''}=${own?.value ?? ''}`;
      expect((await guess(nextAddress(), email, next, ownCookie)).statusCode).toBe(200);
    });

    it('leaves no client addresses, e-mail addresses or guessable hashes in the database', async () => {
      const email = await someone('traced');
      await guess('10.0.0.7', email, WRONG);
      await guess('10.0.0.7', 'unknown-trace@naad.test', WRONG);
      await signUp({ ...TEST_USER, email: 'traced2@naad.test' }, '10.0.0.7');
      const keys = await opened.attemptKeys();
      expect(keys.length).toBeGreaterThanOrEqual(4);
      const personal = ['10.0.0.7', email, 'unknown-trace@naad.test', `${email} 10.0.0.7`];
      personal.push('unknown-trace@naad.test 10.0.0.7');
      const plain = personal.map((text) => createHash('sha256').update(text).digest('base64url'));
      for (const key of keys) {
        expect(key).toMatch(/^\w+:[\w-]{43}$/);
        expect(plain).not.toContain(key.split(':')[1]);
      }
    });
  });

  describe('signing up', () => {
    it.each([
      ['full width', 'ｖictim2@naad.test'],
      ['a zero-width space', 'vic\u200Btim@naad.test'],
      ['a control character', 'vic\u0001tim@naad.test'],
      ['no domain', 'victim@'],
      ['no @', 'no address'],
      ['too many characters', `${'x'.repeat(300)}@naad.test`],
    ])('is refused if the address has %s, as JSON and as a form', async (_name, email) => {
      const answer = await signUp({ ...TEST_USER, email });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { data: { id: 'badEmail' } }]);
      const form = await createTestBrowser(server).submit('/api/login/signup', { ...TEST_USER, email });
      expect([form.statusCode, form.headers.location]).toEqual([303, '/signup?problem=badEmail']);
    });

    it('is refused if the password is easy to guess, as JSON and as a form', async () => {
      const email = 'weak-one@naad.test';
      for (const weak of ['aaaaaaaaaa', 'password12', email, 'weakone2024', 'Bhai Gurdas']) {
        const answer = await signUp({ ...TEST_USER, email, password: weak });
        expect([weak, answer.statusCode, answer.json()]).toMatchObject([
          weak,
          400,
          { data: { id: 'weakPassword', error: expect.stringContaining('four words') as unknown } },
        ]);
      }
      const form = await createTestBrowser(server).submit('/api/login/signup', {
        ...TEST_USER,
        email,
        password: email,
      });
      expect(form.headers.location).toBe('/signup?problem=weakPassword');
      expect(await store.findUserByEmail(email)).toBeNull();
      expect((await signUp({ ...TEST_USER, email })).statusCode).toBe(200);
      expect(await store.findUserByEmail(email)).not.toBeNull();
    });
  });

  it('refuse a new password that is easy to guess', async () => {
    const { authorization } = await loggedIn();
    const change = (next: string) =>
      server.inject({
        method: 'POST',
        url: '/api/user/password',
        remoteAddress: nextAddress(),
        headers: { authorization },
        payload: { current: password, next },
      });
    expect((await change('qwertyuiop')).json()).toMatchObject({ data: { id: 'weakPassword' } });
    expect((await change('plum ladder kettle')).statusCode).toBe(200);
  });

  it('keep working if their address would be refused today', async () => {
    const passwordHash = await hash(password, OLD_HASH);
    const email = 'ｏldone@naad.test';
    await store.createUser({ email, firstName: 'a', lastName: 'b', passwordHash }, 1);
    expect((await guess(nextAddress(), email, password)).statusCode).toBe(200);
    expect((await guess(nextAddress(), 'oldone@naad.test', password)).statusCode).toBe(200);
  });

  it('get a current hash of the same password at the next login', async () => {
    const email = 'rehash@naad.test';
    const passwordHash = await hash(password, OLD_HASH);
    const user = await store.createUser({ email, firstName: 'a', lastName: 'b', passwordHash }, 1);
    expect((await guess(nextAddress(), email, WRONG)).statusCode).toBe(403);
    expect((await store.findUserByEmail(email))?.passwordHash).toBe(user?.passwordHash);
    expect((await guess(nextAddress(), email, password)).statusCode).toBe(200);
    expect((await store.findUserByEmail(email))?.passwordHash).toMatch(
      /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/,
    );
    expect((await guess(nextAddress(), email, password)).statusCode).toBe(200);
  });

  describe('routes that need a token', () => {
    /** Every operation that the API describes as needing a token. */
    async function operations(): Promise<
      { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; hasBody: boolean }[]
    > {
      const { paths } = (await server.inject('/api/docs/json')).json<OpenApi>();
      return Object.entries(paths).flatMap(([url, methods]) =>
        Object.entries(methods).flatMap(([method, { security, requestBody }]) =>
          security === undefined
            ? []
            : [
                {
                  method: method.toUpperCase() as 'GET',
                  url: url.replace(/\{\w+\}/, '5'),
                  hasBody: requestBody !== undefined,
                },
              ],
        ),
      );
    }

    /** Bodies that each route accepts, so that only the token can be refused. */
    const BODIES: Readonly<Record<string, object>> = {
      'POST /api/logout': {},
      'POST /api/user/password': { current: password, next: 'plum ladder kettle' },
      'POST /api/user/passkeys': { credential: { id: 'x' }, name: 'x' },
      'DELETE /api/user': { password },
      'POST /api/favourite-shabads': { shabadId: 5 },
      'POST /api/favourite-shabads/import': { favouriteShabads: [] },
      'PUT /api/pothis': { revision: 0, library: { version: 1, pothis: [] } },
    };

    it('refuse an unclaimed token, from the browser that began and from any other', async () => {
      const email = await someone();
      const answer = await guess(nextAddress(), email, password);
      const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const token = tokenOf(answer.json<{ redirect: string }>().redirect);
      const routes = await operations();
      expect(routes.length).toBeGreaterThanOrEqual(16);
      for (const { method, url, hasBody } of routes) {
        const payload = BODIES[`${method} ${url}`];
        expect([method, url, payload !== undefined]).toEqual([method, url, hasBody]);
        for (const from of [{ cookie }, {}, { origin: 'https://evil.example' }]) {
          const reply = await server.inject({
            method,
            url,
            remoteAddress: nextAddress(),
            headers: { host: 'naad.test', authorization: `Bearer ${token}`, ...from },
            ...(payload && { payload }),
          });
          expect([method, url, reply.statusCode, reply.json()]).toMatchObject([
            method,
            url,
            401,
            { data: { id: 'notAuthenticated' } },
          ]);
        }
      }
      const claimed = await server.inject({
        method: 'POST',
        url: '/api/login/claim',
        remoteAddress: nextAddress(),
        headers: { host: 'naad.test', cookie },
        payload: { token },
      });
      const authorization = `Bearer ${claimed.json<{ token: string }>().token}`;
      for (const { method, url } of routes.filter((each) => each.method === 'GET')) {
        const reply = await server.inject({
          method,
          url,
          remoteAddress: nextAddress(),
          headers: { authorization },
        });
        expect([url, reply.statusCode]).toEqual([url, 200]);
      }
    });

    it('answer a body 5,000 levels deep with an error of the catalogue, never with 500', async () => {
      const { authorization } = await loggedIn();
      const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
      for (const { method, url } of await operations()) {
        if (method === 'GET') continue;
        const payload = `{"revision":0,"library":{"version":1,"pothis":[],"x":${deep}},"shabadId":5,"comment":${deep},"favouriteShabads":[${deep}],"credential":{"id":"x","x":${deep}},"name":${deep},"current":"x","next":"y","password":${deep},"everywhere":${deep}}`;
        const reply = await server.inject({
          method,
          url,
          remoteAddress: nextAddress(),
          headers: { authorization, 'content-type': 'application/json' },
          payload,
        });
        expect([method, url, reply.statusCode < 500, reply.payload.length < 5_000]).toEqual([
          method,
          url,
          true,
          true,
        ]);
      }
    });
  });
});

describe('many concurrent logins', () => {
  let server: ApiInstance;
  let browser: TestBrowser;
  beforeAll(async () => {
    server = await createTestServer();
    browser = (await logIn(server)).browser;
  });
  afterAll(() => server.close());

  it('queue, and beyond 33 are answered with loginsBusy', async () => {
    const { email } = TEST_USER;
    const replies = await Promise.all(
      Array.from({ length: 80 }, () =>
        createTestBrowser(server).post('/api/login/password', { email, password: WRONG }),
      ),
    );
    const busy = replies.filter(({ statusCode }) => statusCode === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(replies.filter(({ statusCode }) => statusCode === 403).length).toBeGreaterThanOrEqual(33);
    expect(replies.length).toBe(busy.length + replies.filter(({ statusCode }) => statusCode === 403).length);
    expect(busy[0]?.json()).toMatchObject({ data: { id: 'loginsBusy' } });
    expect(Number(busy[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await browser.post('/api/login/password', { email, password })).statusCode).toBe(200);
  });

  it('redirect forms with the problem loginsBusy', async () => {
    const forms = await Promise.all(
      Array.from({ length: 60 }, () =>
        createTestBrowser(server).submit('/api/login/password', { email: TEST_USER.email, password: WRONG }),
      ),
    );
    const locations = new Set(forms.map(({ headers }) => headers.location));
    expect(locations).toEqual(new Set(['/login?problem=wrongCredentials', '/login?problem=loginsBusy']));
  });
});

describe('a login that returns to a long address', () => {
  it('starts with a cookie small enough for proxies and browsers', async () => {
    const server = await createTestServer();
    for (const address of [`/search?q=${'%FF'.repeat(600)}`, `/${'%FF'.repeat(600)}`, '/search?q=ਸਤਿ']) {
      const reply = await createTestBrowser(server).get(
        `/api/login/sso?redirect_url=${encodeURIComponent(address)}`,
      );
      expect(reply.statusCode).toBe(303);
      expect(String(reply.headers['set-cookie']).length).toBeLessThan(2_500);
    }
    await server.close();
  });
});
