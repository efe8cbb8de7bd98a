import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ShabadResponse, type PageRequest, type PageResult } from '@naad/api-contract';
import { createLogger } from '../../logging/createLogger.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { version } from '../../version.ts';
import { loadReader } from './loadReader.ts';

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))})`;

/** A reader with a few pages, one for each kind of result. */
async function renderPage(request: PageRequest): Promise<PageResult> {
  const { pathname } = new URL(request.href);
  const document = (status: number, html: string): PageResult => ({
    kind: 'document',
    status,
    html: [`<!doctype html><title>${pathname}</title>${html}`],
    styleHashes: [HASH, "'unsafe-inline'", "'sha256-x'; script-src *"],
  });
  switch (pathname) {
    case '/shabad': {
      const { status, body } = await request.api('/v2/shabads/3590');
      return document(status, ShabadResponse.parse(body).verses[0]?.verse.unicode ?? '');
    }
    case '/request':
      return document(200, JSON.stringify({ ...request, api: null }));
    case '/next': {
      const { body } = await request.api('/v2/search/h');
      return document(200, JSON.stringify(body));
    }
    case '/absent': {
      const { status, body } = await request.api('/v2/shabads/999999');
      return document(status, JSON.stringify(body));
    }
    case '/random':
      return { kind: 'redirect', status: 302, location: '/shabad?id=1', isCacheable: false };
    case '/old.asp':
      return { kind: 'redirect', status: 301, location: '/new', isCacheable: true };
    case '/failing':
      request.onFailure(new Error('the database is away'));
      return document(500, 'a page that says so');
    case '/late':
      request.onFailure(Object.assign(new Error('the archive is away'), { id: 'sourceUnavailable' }));
      return document(502, 'a page that says so');
    case '/busy':
      request.onFailure(Object.assign(new Error('many calls'), { id: 'tooManyRequests' }));
      return document(502, 'a page that says so');
    case '/broken':
      throw new Error('a fault at secret.ts:12:34');
    default:
      return document(404, 'nothing here');
  }
}

describe('pages', () => {
  let clientDirectory: string;
  let server: ApiInstance;
  const logged: string[] = [];

  beforeAll(async () => {
    clientDirectory = await mkdtemp(path.join(tmpdir(), 'naad-client-'));
    await mkdir(path.join(clientDirectory, 'assets'));
    await Promise.all([
      writeFile(path.join(clientDirectory, 'about.txt'), 'a file\n'),
      writeFile(path.join(clientDirectory, 'index.html'), '<!doctype html>template'),
      writeFile(path.join(clientDirectory, '.secret'), 'no'),
      writeFile(path.join(clientDirectory, 'assets/main-1a2b3c.js'), SCRIPT),
      writeFile(path.join(clientDirectory, 'assets/main-1a2b3c.js.br'), brotliCompressSync(SCRIPT)),
      writeFile(path.join(clientDirectory, 'assets/plain-4d5e6f.js'), SCRIPT),
    ]);
    server = await createTestServer({
      reader: { renderPage, sitemapEntries: [], clientDirectory },
      logger: createLogger('info', { write: (line) => logged.push(line) }),
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(clientDirectory, { recursive: true });
  });

  it('render a verse that they fetch from the API within the process', async () => {
    const { statusCode, headers, payload } = await server.inject('/shabad?id=3590');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('Cookie, Accept-Language');
    expect(payload).toMatch(/[਀-੿]/);
  });

  it('have a service worker that browsers check with every page, and none with OFFLINE=off [O53]', async () => {
    const workerDirectory = await mkdtemp(path.join(tmpdir(), 'naad-worker-'));
    await writeFile(path.join(workerDirectory, 'service-worker.js'), 'the worker');
    const reader = { renderPage, sitemapEntries: [], clientDirectory, workerDirectory };
    const answers = [];
    for (const offline of [true, false]) {
      const site = await createTestServer({ reader, config: { offline } });
      const { statusCode, headers, payload } = await site.inject('/service-worker.js');
      const page = (await site.inject('/request')).payload;
      await site.close();
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
      answers.push([payload.includes('registration.unregister()'), page.includes('"isOnlineOnly":true')]);
    }
    await rm(workerDirectory, { recursive: true });
    expect(answers).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('that only a deployment changes are rendered once for each variant, and sent as compressed [G1]', async () => {
    const rendered: string[] = [];
    const site = await createTestServer({
      reader: {
        renderPage({ href, cookies }) {
          rendered.push(href);
          const html = ['<!doctype html>', cookies['naad'] ?? '', 'ਸਤਿ ਨਾਮੁ '.repeat(200)];
          const isConstant = !href.endsWith('/today');
          return Promise.resolve({
            kind: 'document',
            status: 200,
            html,
            styleHashes: [HASH],
            ...(isConstant && { isConstant }),
          });
        },
        pageVariant: ({ cookies }) => ({
          key: cookies['naad'] ?? '',
          isShared: cookies['naad'] === undefined,
        }),
        sitemapEntries: [],
        clientDirectory,
      },
    });
    const open = (url: string, headers: Record<string, string> = {}) =>
      site.inject({ url, headers: { host: 'naad.test', 'accept-encoding': 'gzip, br', ...headers } });
    const [first, second] = [await open('/shabad?id=1'), await open('/shabad?id=1')];
    expect(rendered).toHaveLength(1);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(brotliDecompressSync(second.rawPayload).toString()).toContain('ਸਤਿ ਨਾਮੁ');
    expect(second.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, s-maxage=300',
      'content-security-policy': first.headers['content-security-policy'],
      etag: first.headers.etag,
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
    expect((await open('/shabad?id=1', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(
      304,
    );
    const plain = await open('/shabad?id=1', { 'accept-encoding': 'identity' });
    expect(plain.payload).toContain('ਸਤਿ ਨਾਮੁ');
    const own = await open('/shabad?id=1', { cookie: 'naad=2~fontSize:2' });
    expect(brotliDecompressSync(own.rawPayload).toString()).toContain('fontSize:2');
    expect(own.headers['cache-control']).toBe('private, no-cache');
    // Another host has its own absolute addresses.
    await open('/shabad?id=1', { host: 'other.test' });
    expect(rendered).toHaveLength(3);
    await open('/today');
    await open('/today');
    expect(rendered).toHaveLength(5);
    await site.close();
  });

  it('allow the inline styles whose hashes they name, and nothing that would widen the policy', async () => {
    const { headers } = await server.inject('/shabad');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' ${HASH};`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
  });

  it('receive everything they depend on', async () => {
    const { payload } = await server.inject({
      url: '/request?q=%E0%A8%B8&x=1',
      headers: {
        host: 'naad.example:8080',
        cookie: 'theme=dark; naad=%7B%22a%22%3A1%7D',
        'accept-language': 'pa',
      },
    });
    expect(JSON.parse(payload.replace(/^.*<\/title>/, ''))).toEqual({
      href: 'http://naad.example:8080/request?q=%E0%A8%B8&x=1',
      origin: 'http://naad.example:8080',
      siteName: 'Naad',
      links: { donate: '/about#support', feedback: '/about#feedback', apps: [] },
      banner: null,
      apiPrefix: '/api',
      accountPrefix: '/api',
      login: { kind: 'passwords', acceptsUnsolicitedTokens: false },
      version,
      cookies: { theme: 'dark', naad: '{"a":1}' },
      acceptLanguage: 'pa',
      api: null,
    });
  });

  it('send the visitor’s own origin in calls within the process', async () => {
    const { payload } = await server.inject({ url: '/next', headers: { host: 'naad.example' } });
    expect(payload).toContain('"nextPage":"http://naad.example/api/v2/search/h?page=2"');
  });

  it('receive refusals of the API unchanged', async () => {
    const { statusCode, payload } = await server.inject('/absent');
    expect(statusCode).toBe(404);
    expect(payload).toContain('"id":"shabadNotFound"');
  });

  it('call the API below any prefix', async () => {
    for (const apiPrefix of ['', '/verse/api']) {
      const other = await createTestServer({
        config: { apiPrefix },
        reader: { renderPage, sitemapEntries: [], clientDirectory },
      });
      expect((await other.inject('/shabad')).statusCode).toBe(200);
      expect((await other.inject(`${apiPrefix}/v2/shabads/3590`)).statusCode).toBe(200);
      expect((await other.inject(`${apiPrefix}/v2/nothing`)).headers['content-type']).toContain('json');
      await other.close();
    }
  });

  it('may redirect', async () => {
    const random = await server.inject('/random');
    expect(random.statusCode).toBe(302);
    expect(random.headers).toMatchObject({ location: '/shabad?id=1', 'cache-control': 'no-store' });
    const old = await server.inject('/old.asp');
    expect(old.statusCode).toBe(301);
    expect(old.headers).toMatchObject({ location: '/new', 'cache-control': 'private, max-age=3600' });
  });

  it('answer 304 if the browser has the current page', async () => {
    const { headers } = await server.inject('/shabad');
    const again = await server.inject({ url: '/shabad', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
  });

  it.each([
    ['//', '/'],
    ['//?x=1', '/?x=1'],
    ['///host/path', '/host/path'],
    ['//etc/passwd', '/etc/passwd'],
  ])('redirect the address %s to one of this site: %s', async (url, location) => {
    const { statusCode, headers } = await server.inject(url);
    expect(statusCode).toBe(301);
    expect(headers.location).toBe(location);
  });

  it('include the reader’s not-found page, with its status', async () => {
    const { statusCode, payload, headers } = await server.inject('/no/such/page');
    expect(statusCode).toBe(404);
    expect(payload).toContain('nothing here');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('fall back to a plain page if the reader fails, and log the error without its message', async () => {
    logged.length = 0;
    const { statusCode, payload, headers } = await server.inject('/broken?q=private');
    expect(statusCode).toBe(500);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(payload).toContain('<h1>Something went wrong</h1>');
    expect(payload).not.toMatch(/secret|fault|\.ts/);
    const report = logged.find((line) => line.includes('"level":50')) ?? '';
    expect(report).toContain('"type":"Error"');
    expect(report).toContain('pages.test.ts');
    expect(logged.join('')).not.toMatch(/private|a fault/);
  });

  it('log an error that the page itself reports', async () => {
    logged.length = 0;
    const { statusCode, payload } = await server.inject('/failing');
    expect(statusCode).toBe(500);
    expect(payload).toContain('a page that says so');
    expect(logged.join('')).toContain('"type":"Error"');
  });

  it.each(['/late', '/busy'])("log no error for %s, which isn't the server's fault", async (url) => {
    logged.length = 0;
    expect((await server.inject(url)).statusCode).toBe(502);
    expect(logged.join('')).not.toContain('"type":"Error"');
  });

  it('answer HEAD like GET, without a body', async () => {
    const { statusCode, payload, headers } = await server.inject({ method: 'HEAD', url: '/shabad' });
    expect(statusCode).toBe(200);
    expect(payload).toBe('');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('refuse other methods', async () => {
    const { statusCode, headers } = await server.inject({ method: 'POST', url: '/shabad', payload: 'x' });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('load assets that are cached for a year, compressed by the build [F18]', async () => {
    const plain = await server.inject('/assets/main-1a2b3c.js');
    expect(plain.statusCode).toBe(200);
    expect(plain.payload).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toContain('javascript');
    const small = await server.inject({
      url: '/assets/main-1a2b3c.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload).toEqual(brotliCompressSync(SCRIPT));
    expect(small.headers['content-type']).toContain('javascript');
    const dynamic = await server.inject({
      url: '/assets/plain-4d5e6f.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(dynamic.statusCode).toBe(200);
    expect(dynamic.rawPayload.length).toBeLessThan(SCRIPT.length);
  });

  it('load files at the root that are cached for an hour', async () => {
    const { statusCode, headers, payload } = await server.inject('/about.txt');
    expect(statusCode).toBe(200);
    expect(payload).toBe('a file\n');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '/assets/nothing.js',
    '/assets/../about.txt',
    '/assets/%2e%2e/about.txt',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/',
    '/.secret',
    '/index.html',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/etc/passwd',
  ])('serve no file for %s', async (url) => {
    const { statusCode, payload } = await server.inject(url);
    if (url === '/assets/../about.txt' || url === '/assets/%2e%2e/about.txt') {
      // URL parsers may resolve these before sending, which makes them another address.
      expect([200, 403, 404]).toContain(statusCode);
    } else expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(payload).not.toMatch(/root:|template|^no$/);
  });

  it('are missing if no reader was built', async () => {
    expect(await loadReader(clientDirectory)).toBeNull();
  });
});
