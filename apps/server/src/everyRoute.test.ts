import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountStore, createAccounts, openAccountStore } from './accounts/index.ts';
import { hashPassword } from './features/identity/passwords.ts';
import {
  openWholeServer,
  type RawResponse,
  type Route,
  type WholeServer,
} from './testing/openWholeServer.ts';

/** Paths of files and patterns that no route list includes. */
const MORE_PATHS = [
  '/no/such/page',
  '/favicon.svg',
  '/embed.js',
  '/socket.io/socket.io.js',
  '/socket.io/?EIO=4&transport=polling',
  '/assets/none.js',
  '/display/x',
  '/s/zz',
  '/api/v2/none',
];

const HOSTS = [
  '1.2.3.999',
  '127.0.0.1:99999',
  '[::::]',
  '[::1%25eth0]',
  '0x7f.1.1.1.1',
  'xn--a',
  '',
  'a b',
  'user@host',
  'a\r\nHost: b',
  'h'.repeat(300),
  '\xff',
  '"><script>',
];

const TARGETS = [
  '//',
  '//?x=1',
  '///host/path',
  '/\\host',
  '/.//host',
  '/%',
  '/%zz',
  '/%E0%A4',
  '/%FF',
  '/%00',
  '/\xff\xfe',
  '/[',
  '/{}|^`"<>',
  '/?#%',
  '/#',
  '*',
  'help',
  '?x=1',
  'http://other.example/help',
  'http://other.example',
  'http://1.2.3.999/help',
  'http://[::/help',
  'https://other.example:99999/shabad?id=1',
  'ftp://other.example/help',
  `/${'a/'.repeat(4000)}`,
  `/help?${'a=1&'.repeat(3000)}`,
  `/search?q=${'[a]'.repeat(3000)}=1`,
];

const PARAMETERS = [
  '%',
  '%zz',
  '%00',
  '%0D%0Aset-cookie:x=1',
  '%FF',
  '%ED%A0%80',
  '\xed\xa0\x80',
  '..%2F..%2Fetc%2Fpasswd',
  'constructor',
  '__proto__',
  '99999999999999999999',
  '-1',
  '1e9',
  '%22%3E%3Cscript%3E',
  'a'.repeat(3000),
];

const NAMES = [
  'q',
  'id',
  'ang',
  'page',
  'results',
  'source',
  'type',
  'text',
  'query',
  'count',
  'url',
  'format',
].concat([
  'redirect_url',
  'back',
  'theme',
  'language',
  'date',
  'token',
  'highlight',
  'chapter',
  'verse',
  'updatedsince',
  'v',
]);
const QUERIES = PARAMETERS.slice(0, -1)
  .map((value) => NAMES.map((name) => `${name}=${value}`).join('&'))
  .concat(['a[b][c]=1&a[]=2&__proto__[x]=1', 'q=1&q=2&id=1&id=2', '=&&=%=', '?'.repeat(50)]);

const HEADERS = [
  'Range: bytes=0-0',
  'Range: bytes=5-1,0-,-0',
  'Range: bytes=999999999999999999999-',
  'If-None-Match: W/"a", *, "',
  'If-Modified-Since: never',
  'If-Range: \xff',
  'Accept-Encoding: br;q=x, \xff, *;q=-1',
  'Accept-Language: \xff;q=x, en;q=9',
  'Accept: \xff',
  'Cookie: naad=%; naad=2~theme:%zz~x; =; naad-login=e30; \xff=\xff; __proto__=1',
  'Cookie: naad-login=' + Buffer.from('{"browser":[]}').toString('base64url'),
  'Authorization: Bearer',
  'Authorization: Bearer \xff',
  'Authorization: Basic %%%',
  'Origin: \xff',
  'X-Forwarded-For: \xff\r\nX-Forwarded-Host: [\r\nX-Forwarded-Proto: gopher',
  'X-Sync-Token: \xff',
  'X-Naad-In-Process: x 1',
  'Content-Type: \xff\r\nContent-Length: 0',
  'User-Agent:',
  'Accept-Version: \xff',
];

const METHODS = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'LINK',
  'PATCH',
  'DELETE',
  'PUT',
  'POST',
  'FOO',
];

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const LONE = String.raw`"\ud800\u0000\udfff"`;
const EVERY_FIELD = [
  ...[
    'email',
    'password',
    'firstname',
    'lastname',
    'token',
    'note',
    'text',
    'current',
    'next',
    'scope',
    'audio',
  ],
  ...[
    'credential',
    'name',
    'shabadId',
    'revision',
    'library',
    'events',
    'favourites',
    'id',
    'query',
    'audioData',
  ],
  ...['form', 'about', 'correction', 'source', 'contact', 'website'],
];

/** JSON bodies unless stated otherwise. */
const BODIES: readonly (readonly [body: string, type?: string])[] = [
  [nested('[', ']', 5000)],
  [nested('{"a":', '}', 5000).replace(/:\}/, ':1}')],
  [`{"revision":0,"library":{"version":1,"x":${nested('[', ']', 5000)}}}`],
  [`{${EVERY_FIELD.map((name) => `"${name}":${LONE}`).join()}}`],
  [`{${EVERY_FIELD.map((name) => `"${name}":null`).join()}}`],
  [`{${EVERY_FIELD.map((name) => `"${name}":1e999`).join()}}`],
  [`{${EVERY_FIELD.map((name) => `"${name}":{"__proto__":1}`).join()}}`],
  ['{"__proto__":{"a":1},"constructor":{"prototype":1}}'],
  ['null'],
  ['[]'],
  ['{"a"'],
  ['{"a":"\0\xff\xfe"}'],
  [''],
  [`"${'a'.repeat(2_000_000)}"`],
  ['email=%zz&password=%ED%A0%80&text=%00&__proto__=1', 'application/x-www-form-urlencoded'],
  [`text=${'%F'.repeat(500_000)}`, 'application/x-www-form-urlencoded'],
  ['x', 'text/plain'],
  ['--b\r\n', 'multipart/form-data; boundary=b'],
  ['{}', 'application/json; charset=\xff'],
  ['{}', 'application/vnd.x+json'],
  ['{}', '/;;'],
  ['\x1f\x8b', 'application/json\r\nContent-Encoding: gzip'],
];

const PARAMETER = /:\w+(?:\((?:[^()]|\([^()]*\))*\))?/g;

function pathOf(pattern: string, value: string): string {
  return pattern.replace(PARAMETER, () => value).replace('*', () => value);
}

function request(method: string, target: string, headers: readonly string[] = [], body = ''): string {
  const host = headers.some((each) => each.startsWith('Host:')) ? [] : ['Host: naad.example'];
  return [`${method} ${target} HTTP/1.1`, ...host, ...headers, 'Connection: close', '', body].join('\r\n');
}

/** Statuses a contract allows: an unavailable external source, and oEmbed's 501 for an unsupported format. */
function isAllowed({ status, body }: RawResponse): boolean {
  if (status > 0 && status < 500) return true;
  return (
    (status === 503 && body.includes('"sourceUnavailable"')) ||
    (status === 501 && body.includes('json or xml'))
  );
}

describe('every route', () => {
  let store: AccountStore;
  let site: WholeServer;
  let userId = '';
  let issueToken: (id: string) => Promise<string>;

  beforeAll(async () => {
    store = await openAccountStore({ kind: 'sqlite', file: ':memory:' });
    const accounts = createAccounts({ store, days: 7 });
    issueToken = accounts.issueToken;
    const passwordHash = await hashPassword('correct horse battery');
    const someone = { email: 'a@naad.test', firstName: 'A', lastName: 'B', passwordHash };
    await store.createUser(someone, Date.now());
    userId = (await store.findUserByEmail(someone.email))?.id ?? '';
    site = await openWholeServer({ accounts: store });
  });
  afterAll(() => site.close());

  /**
   * Sends all requests, a few at a time, and returns those without a response or with a server error. Requests of
   * routes that answer late should not be next to each other, so that others are answered meanwhile.
   */
  async function faultsOf(requests: readonly string[]): Promise<string[]> {
    const faults: string[] = [];
    const left = [...requests];
    async function work(): Promise<void> {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const answer = await site.send(next);
        const { headers } = answer;
        const name = next.slice(0, 300);
        if (!isAllowed(answer)) faults.push(`${String(answer.status)} ${name} ${answer.body.slice(0, 200)}`);
        else if (headers['x-content-type-options'] !== 'nosniff') faults.push(`no nosniff: ${name}`);
        else if (!headers['content-security-policy']) faults.push(`no policy: ${name}`);
        else if (!headers['referrer-policy']) faults.push(`no referrer policy: ${name}`);
      }
    }
    await Promise.all(Array.from({ length: 8 }, work));
    return faults;
  }

  const gets = () => [
    ...new Set([
      ...site.routes.filter(({ method }) => method === 'GET').map(({ url }) => pathOf(url, '1')),
      ...MORE_PATHS,
    ]),
  ];
  const writing = (): Route[] => site.routes.filter(({ method }) => /^(POST|PUT|DELETE|PATCH)$/.test(method));

  it('is in the list these tests use', () => {
    const urls = site.routes.map(({ url }) => url);
    for (const url of [
      '/api/v2/search/:query',
      '/shabad',
      '/sundar-gutka/:bani',
      '/control',
      '/api/pothis',
    ]) {
      expect(urls).toContain(url);
    }
    expect(urls.length).toBeGreaterThan(150);
    expect(writing().length).toBeGreaterThan(15);
  });

  it('responds to any Host header', async () => {
    expect(
      await faultsOf(HOSTS.flatMap((host) => gets().map((path) => request('GET', path, [`Host: ${host}`])))),
    ).toEqual([]);
  });

  it('responds to any request target', async () => {
    const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];
    expect(
      await faultsOf(TARGETS.flatMap((target) => methods.map((method) => request(method, target)))),
    ).toEqual([]);
  });

  it('responds to any path', async () => {
    const patterns = site.routes.filter(({ url, method }) => /[:*]/.test(url) && method !== 'HEAD');
    const requests = PARAMETERS.flatMap((value) =>
      patterns.map(({ method, url }) => request(method, pathOf(url, value))),
    );
    expect(await faultsOf(requests)).toEqual([]);
  });

  it('responds to any query', async () => {
    const requests = QUERIES.flatMap((query) =>
      gets().map((path) => request('GET', `${path}${path.includes('?') ? '&' : '?'}${query}`)),
    );
    expect(await faultsOf(requests)).toEqual([]);
  });

  it('responds to any headers', async () => {
    const requests = HEADERS.flatMap((header) => gets().map((path) => request('GET', path, [header])));
    expect(await faultsOf(requests)).toEqual([]);
  });

  it('responds to every method', async () => {
    const requests = METHODS.flatMap((method) => gets().map((path) => request(method, path)));
    expect(await faultsOf(requests)).toEqual([]);
  });

  it('responds to any body, also with a login', async () => {
    const requests: string[] = [];
    for (const { method, url } of writing()) {
      for (const [body, type = 'application/json'] of BODIES) {
        // Each request has its own token, because some end the login.
        const token = await issueToken(userId);
        for (const login of [[], [`Authorization: Bearer ${token}`]]) {
          const headers = [
            'Origin: http://naad.example',
            `Content-Type: ${type}`,
            `Content-Length: ${String(body.length)}`,
            ...login,
          ];
          requests.push(request(method, pathOf(url, '1'), headers, body));
        }
      }
    }
    expect(await faultsOf(requests)).toEqual([]);
  });

  it('refuses deeply nested JSON as a bad request', async () => {
    for (const { method, url } of writing()) {
      const body = nested('[', ']', 65);
      const token = await issueToken(userId);
      const headers = [
        'Content-Type: application/json',
        `Content-Length: ${String(body.length)}`,
        `Authorization: Bearer ${token}`,
      ];
      const answer = await site.send(request(method, pathOf(url, '1'), headers, body));
      expect(answer.status, url).toBe(400);
      // An import reads its rows in turns and refuses anything but a list of rows.
      if (!url.endsWith('/import')) expect(answer.body, url).toContain('nested more than 64 levels deep');
    }
  });

  it('responds to a client that is still sending its body', async () => {
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`.repeat(150);
    for (const path of ['/api/quotes', '/quotes', '/no/such/page', '/api/v2/none']) {
      const sized = ['Content-Type: application/json', 'Content-Length: 9000000'];
      expect((await site.send(request('POST', path, sized, 'a'.repeat(9_000_000)))).status, path).toBe(413);
      const chunked = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
      expect((await site.send(request('POST', path, chunked, `${chunk}0\r\n\r\n`))).status, path).toBe(413);
    }
  });

  it.each([
    ['headers that are too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(600_000)}\r\n\r\n`, 431],
    ['an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['no Host', 'GET /help HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts', 'GET /help HTTP/1.1\r\nHost: a\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['no Host, where HTTP/1.0 needs none', 'GET /help HTTP/1.0\r\n\r\n', 200],
    ['a request to a proxy', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    [
      'an expectation that is unknown',
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n',
      417,
    ],
    ['the first words of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', 400],
    [
      'an upgrade to HTTP/2 as curl asks for it',
      'GET /help HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n',
      200,
    ],
    [
      'a WebSocket where there is none',
      'GET /api/v2/raags HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      200,
    ],
  ])('responds to %s', async (_name, bytes, status) => {
    const answer = await site.send(bytes);
    expect(answer.status, answer.body).toBe(status);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(answer.headers).toHaveProperty('content-security-policy');
    expect(answer.headers).toHaveProperty('referrer-policy');
    expect(answer.body.length).toBeGreaterThan(20);
  });

  it('uses the host of an absolute request target', async () => {
    const { body } = await site.send(request('GET', 'http://other.example/sitemap.xml'));
    expect(body).toContain('http://other.example/sitemaps/');
    expect(body).not.toContain('naad.example');
  });
});
