import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccountStore } from './accounts/index.ts';
import { createTestBrowser, logIn } from './testing/createTestBrowser.ts';
import { serveLoopback } from './testing/serveLoopback.ts';
import { openWholeServer, type WholeServer } from './testing/openWholeServer.ts';

/** Part of everything that is sent; letters only, so that no encoding except base64 hides it. */
const SECRET = 'zqxsecretzqx';
/** Has the length of a token. */
const TOKEN = SECRET.repeat(4).slice(0, 43);
const FIELDS = [
  ...['email', 'password', 'firstname', 'lastname', 'token', 'note', 'text', 'current', 'next', 'name', 'id'],
  ...['query', 'audioData', 'shabadId', 'revision', 'library', 'events', 'favourites', 'credential', SECRET],
  ...['about', 'correction', 'source', 'contact', 'website', 'form', 'verse'],
];

const HEADERS: Readonly<Record<string, string>> = {
  host: `${SECRET}.example`,
  origin: `http://${SECRET}.example`,
  referer: `http://${SECRET}.example/${SECRET}`,
  'user-agent': SECRET,
  'accept-language': SECRET,
  cookie: `naad=${SECRET}; naad-login=${SECRET}; ${SECRET}=${SECRET}`,
  authorization: `Bearer ${TOKEN}`,
  'x-forwarded-for': SECRET,
  'x-sync-token': SECRET,
  'x-request-id': SECRET,
  'if-none-match': `"${SECRET}"`,
};

function forms(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  return [secret, encodeURIComponent(secret), base64, base64.replaceAll('+', '-').replaceAll('/', '_')];
}

function expectSecret(site: WholeServer, ...secrets: string[]): void {
  expect(site.log.length).toBeGreaterThan(0);
  const log = site.log.join('').toLowerCase();
  for (const secret of secrets) {
    for (const form of forms(secret)) {
      const place = log.indexOf(form.toLowerCase());
      expect(place === -1 ? '' : log.slice(Math.max(0, place - 200), place + 100), form).toBe('');
    }
  }
}

const PARAMETER = /:\w+(?:\((?:[^()]|\([^()]*\))*\))?/g;
const pathOf = (pattern: string, value: string) =>
  pattern.replace(PARAMETER, () => value).replace('*', () => value);

/** Requests every route with the secret in path, query, headers and body. */
async function askEverywhere({ server, routes }: WholeServer): Promise<void> {
  const body = {
    ...Object.fromEntries(FIELDS.map((name) => [name, SECRET])),
    email: `${SECRET}@naad.test`,
    token: TOKEN,
  };
  const query = FIELDS.map((name) => `${name}=${SECRET}`).join('&');
  const bodies = [
    { type: 'application/json', payload: JSON.stringify(body) },
    { type: 'application/json', payload: `{"${SECRET}` },
    { type: 'application/x-www-form-urlencoded', payload: query },
  ];
  for (const { method, url } of routes) {
    const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
    for (const { type, payload } of hasBody ? bodies : bodies.slice(0, 1)) {
      for (const value of [SECRET, '1']) {
        await server.inject({
          method: method as 'GET',
          url: `${pathOf(url, value)}?${query}`,
          headers: { ...HEADERS, ...(hasBody && { 'content-type': type }) },
          ...(hasBody && { payload }),
        });
      }
    }
  }
}

describe('the log at level trace', () => {
  let site: WholeServer;
  beforeAll(async () => {
    site = await openWholeServer();
  });
  afterAll(() => site.close());

  it('contains nothing from the request of any route', async () => {
    await askEverywhere(site);
    const answered = site.log.filter((line) => line.includes('"answered"'));
    expect(answered.length).toBeGreaterThan(site.routes.length);
    expectSecret(site, SECRET, '127.0.0.1');
  });

  it('contains nothing from malformed requests', async () => {
    for (const bytes of [
      `GET //?q=${SECRET} HTTP/1.1\r\nHost: 1.2.3.999\r\nConnection: close\r\n\r\n`,
      `GET /search?q=${SECRET} HTTP/1.1\r\nHost: ${SECRET}:99999\r\nConnection: close\r\n\r\n`,
      `GET /api/v2/%73earch/${SECRET}%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      `GET /api/v2/search/${SECRET.repeat(1000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      `GET http://${SECRET}:99999/${SECRET} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      `${SECRET} / HTTP/1.1\r\n\r\n`,
      `GET /${SECRET} HTTP/9.9\r\nHost: a\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: a\r\n${SECRET} : x\r\n\r\n`,
      `CONNECT ${SECRET}:443 HTTP/1.1\r\nHost: a\r\n\r\n`,
    ]) {
      expect((await site.send(bytes)).status, bytes.slice(0, 80)).toBeGreaterThan(0);
    }
    expectSecret(site, SECRET);
  });

  it('contains no name, address, password, token or session code of successful requests', async () => {
    const someone = {
      firstname: 'Zqxfirst',
      lastname: 'Zqxlast',
      email: 'zqxmail@naad.test',
      password: 'zqx correct horse',
    };
    const { token, headers } = await logIn(site.server, someone);
    const browser = createTestBrowser(site.server);
    expect((await browser.get('/api/user', headers)).statusCode).toBe(200);
    expect((await browser.get('/api/user/export', headers)).statusCode).toBe(200);
    expect((await browser.get(`/?token=${token}`)).statusCode).toBe(200);
    const begun = await browser.get('/api/sync/begin?v=2');
    const { namespaceString: code, token: sessionToken } = begun.json<{
      data: { namespaceString: string; token: string };
    }>().data;
    for (const path of [
      `/api/sync/join/${code}`,
      `/sync/${code}`,
      `/control/${code}`,
      `/api/slides/${code}`,
    ]) {
      expect((await browser.get(path)).statusCode, path).toBe(200);
    }
    await browser.get(`/api/sync/end/${code}`, { 'x-sync-token': sessionToken });
    expectSecret(site, ...Object.values(someone), token, code, sessionToken);
  });
});

describe('the log of a server with failing parts', () => {
  it('contains no message of a database, page or source', async () => {
    const upstream = await serveLoopback((path, response) => {
      if (path.includes('word')) response.writeHead(302, { location: `http://[${SECRET}` }).end();
      else if (path.includes('search')) response.end(`{"${SECRET}": ${SECRET}`);
      else response.writeHead(500).end(SECRET);
    });
    const memory = await openAccountStore({ kind: 'sqlite', file: ':memory:' });
    const fail = () =>
      Promise.reject(
        Object.assign(new Error(`select * from "users" where "email" = '${SECRET}'`), { code: '42P01' }),
      );
    const accounts = new Proxy(memory, {
      get: (store, name, receiver): unknown =>
        name === 'close'
          ? () => store.close()
          : typeof Reflect.get(store, name, receiver) === 'function'
            ? fail
            : null,
    });
    const site = await openWholeServer({
      accounts,
      config: { upstreamUrl: upstream.url },
      renderPage: (request) => {
        request.onFailure(new Error(SECRET, { cause: SECRET }));
        throw new TypeError(`Invalid URL ${request.href}`);
      },
    });
    await askEverywhere(site);
    for (let time = 0; time < 6; time += 1) {
      for (const path of ['kosh/word', 'kosh/search', 'rehats/search']) {
        await site.server.inject(`/api/v2/${path}/${SECRET}${String(time)}`);
      }
    }
    await site.close();
    const failures = site.log.filter((line) => line.includes('"level":50'));
    expect(failures.length).toBeGreaterThan(20);
    expect(failures.some((line) => line.includes('"code":"42P01"'))).toBe(true);
    expect(site.log.some((line) => line.includes('"upstream"'))).toBe(true);
    expectSecret(site, SECRET);
  });
});
