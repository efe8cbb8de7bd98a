import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorResponse, ShabadResponse } from '@naad/api-contract';
import { createLogger } from './logging/createLogger.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { createTestServer } from './testing/createTestServer.ts';
import { expectError } from './testing/getParsed.ts';

const SHABAD = '/api/v2/shabads/1839';
const SEARCH = '/api/v2/search/hjn?searchtype=1';

describe('createServer', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  describe('headers', () => {
    it('let any site read the scripture and cache it, but run nothing from it', async () => {
      const { headers } = await server.inject(SHABAD);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=21600, stale-while-revalidate=604800',
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('set-cookie');
    });

    it('include HSTS only if the site uses HTTPS', async () => {
      const secure = await createTestServer({ config: { siteOrigin: 'https://gurbani.example' } });
      const { headers } = await secure.inject(SHABAD);
      expect(headers['strict-transport-security']).toBe('max-age=15552000');
      await secure.close();
    });

    it('answer a preflight', async () => {
      const { statusCode, headers } = await server.inject({
        method: 'OPTIONS',
        url: SHABAD,
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
      });
      expect(statusCode).toBe(204);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-methods']).toBe('GET, HEAD');
    });

    it('are the same for HEAD as for GET, without the body', async () => {
      const get = await server.inject(SHABAD);
      const head = await server.inject({ method: 'HEAD', url: SHABAD });
      expect(head.statusCode).toBe(200);
      expect(head.payload).toBe('');
      expect(head.headers['cache-control']).toBe(get.headers['cache-control']);
    });
  });

  describe('caching', () => {
    it.each([
      (etag: string) => etag,
      (etag: string) => etag.replace('W/', ''),
      (etag: string) => `"other", ${etag}`,
      () => '*',
    ])('responds with 304 if the client has the current version (%#) [F18]', async (ifNoneMatch) => {
      const { headers } = await server.inject(SHABAD);
      expect(headers.etag).toMatch(/^W\/"/);
      const again = await server.inject({
        url: SHABAD,
        headers: { 'if-none-match': ifNoneMatch(String(headers.etag)), 'accept-encoding': 'br' },
      });
      expect(again.statusCode).toBe(304);
      expect(again.payload).toBe('');
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
      expect(again.headers.etag).toBe(headers.etag);
    });

    it('responds in full if the client has another version, and always to errors', async () => {
      const other = await server.inject({ url: SHABAD, headers: { 'if-none-match': 'W/"other"' } });
      expect(other.statusCode).toBe(200);
      const error = await server.inject({ url: '/api/v2/shabads/x', headers: { 'if-none-match': '*' } });
      expect(error.statusCode).toBe(400);
    });

    it('gives the same text the same tag', async () => {
      const [one, other] = [await server.inject(SHABAD), await server.inject(SHABAD)];
      expect(one.headers.etag).toBe(other.headers.etag);
    });
  });

  // Responses to searches are cached as they are sent.
  describe.each([SHABAD, SEARCH])('compression of %s', (url) => {
    it.each([
      ['br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['br;q=0.1, gzip', 'gzip', gunzipSync],
    ])('for accept-encoding %s uses %s [F18]', async (accepted, encoding, decompress) => {
      const plain = await server.inject(url);
      const small = await server.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(small.headers['content-encoding']).toBe(encoding);
      expect(small.headers.vary).toContain('accept-encoding');
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(decompress(small.rawPayload).toString()).toBe(plain.payload);
    });

    it.each([undefined, 'identity', 'br;q=0, zstd'])('is off for %s', async (accepted) => {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
      const plain = await server.inject({ url, headers });
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(plain.headers.vary).toContain('accept-encoding');
      expect(plain.json()).toBeTypeOf('object');
    });

    it('responds with 304 whichever encoding the client has', async () => {
      const { headers } = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
      for (const encoding of ['br', 'gzip', 'identity']) {
        const again = await server.inject({
          url,
          headers: { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) },
        });
        expect(again.statusCode).toBe(304);
        expect(again.payload).toBe('');
      }
    });
  });

  describe('errors', () => {
    it.each([
      '/api',
      '/api/',
      '/api/v2/nothing',
      '/api/v1/shabads/1',
      '/api/v2/shabads',
      '/api/v2/hukamnamas/2024/1/31/x',
      '/api/v2/random/id/x',
      '/ceremonies/1/2',
    ])('%s is not found', (url) => expectError(server, url, 'notFound'));

    it.each(['%zz', '%', '%E0%A4', '%ED%A0%80', '%C0%AF', '%FF'])(
      '%s is a malformed address',
      async (part) => {
        await expectError(server, `/api/v2/search/${part}`, 'badRequest', 400);
        await expectError(server, `/api/v2/shabads/${part}`, 'badRequest', 400);
      },
    );

    it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is not allowed', async (method) => {
      const reply = await server.inject({ method, url: SHABAD, payload: { a: 1 } });
      expect(reply.statusCode).toBe(404);
      expect(ErrorResponse.parse(reply.json()).data.id).toBe('notFound');
    });

    it('a body that is too large is refused', async () => {
      const large = await server.inject({
        method: 'POST',
        url: SHABAD,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify('x'.repeat(1_100_000)),
      });
      expect(large.statusCode).toBe(413);
      expect(ErrorResponse.parse(large.json()).data.id).toBe('badRequest');
    });

    it('a plain page is sent outside the API if only the API is served', async () => {
      for (const url of ['/', '/shabad', '/%zz']) {
        const { statusCode, headers, payload } = await server.inject(url);
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(payload).toContain('<!doctype html>');
      }
    });

    it('no address causes a server error [F17]', async () => {
      const routes = ['search', 'search-results', 'shabads', 'angs', 'random', 'banis', '', 'writers'];
      const part = fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 40 }).map(encodeURIComponent),
        fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map((text) => text.replace(/[\s#?\\]/g, '')),
        fc.integer().map(String),
        fc
          .array(fc.constantFrom('1', '9', '+', '-', ',', '.', 'e', '%', 'G', 'all', '..'), { maxLength: 30 })
          .map((parts) => parts.join('')),
      );
      const name = fc.constantFrom(
        'searchtype',
        'source',
        'writer',
        'raag',
        'ang',
        'page',
        'results',
        'livesearch',
        'updatedsince',
        'translations',
        'transliterations',
        'length',
        '__proto__',
        'constructor',
      );
      const query = fc.array(
        fc.tuple(name, part).map(([key, value]) => `${key}=${value}`),
        { maxLength: 4 },
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...routes),
          part,
          part,
          query,
          async (route, one, other, parameters) => {
            const url = `/api/v2/${route}/${one}${other.length % 2 ? `/${other}` : ''}?${parameters.join('&')}`;
            const { statusCode, payload, headers } = await server.inject({ url });
            expect(statusCode, url).toBeLessThan(500);
            expect(headers['content-type'], url).toBe('application/json; charset=utf-8');
            if (statusCode !== 200) ErrorResponse.parse(JSON.parse(payload));
            expect(payload, url).not.toMatch(/node_modules|\.ts:\d/);
          },
        ),
        { numRuns: 400 },
      );
    });
  });

  describe('rate limits', () => {
    it('refuse the hundred and first request in a minute, with Retry-After [F17]', async () => {
      const limited = await createTestServer({ config: { rateLimit: 1 } });
      for (let count = 0; count < 100; count += 1) {
        expect((await limited.inject('/api/v2/sources')).statusCode).toBe(200);
      }
      const refused = await limited.inject('/api/v2/sources');
      expect(refused.statusCode).toBe(429);
      expect(ErrorResponse.parse(refused.json()).data.id).toBe('tooManyRequests');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['access-control-allow-origin']).toBe('*');
      expect(refused.headers['cache-control']).toBe('no-cache');
      // Another route and another visitor have separate limits.
      expect((await limited.inject('/api/v2/raags')).statusCode).toBe(200);
      expect((await limited.inject({ url: '/api/v2/sources', remoteAddress: '192.0.2.7' })).statusCode).toBe(
        200,
      );
      await limited.close();
    });

    it('are 250 for searches and health and 100 for others, times the operator’s factor', async () => {
      const limited = await createTestServer({ config: { rateLimit: 2 } });
      const limitOf = async (url: string) => (await limited.inject(url)).headers['x-ratelimit-limit'];
      expect(await limitOf('/api/v2/search/DDrgj')).toBe('500');
      expect(await limitOf('/api/v2/search-results/1')).toBe('500');
      expect(await limitOf('/api/v2/health')).toBe('500');
      expect(await limitOf(SHABAD)).toBe('200');
      expect(await limitOf('/api/ceremonies/1')).toBe('200');
      expect(await limitOf('/ceremonies/1')).toBe('200');
      expect(await limitOf('/healthz')).toBeUndefined();
      await limited.close();
    });

    it.each([
      [false, 429],
      [['127.0.0.1'], 200],
    ])('trust a forwarded address from %j only', async (trustProxy, status) => {
      const limited = await createTestServer({ config: { rateLimit: 0.01, trustProxy } });
      const from = (address: string) =>
        limited.inject({ url: '/api/v2/sources', headers: { 'x-forwarded-for': address } });
      expect((await from('192.0.2.1')).statusCode).toBe(200);
      expect((await from('192.0.2.2')).statusCode).toBe(status);
      expect((await from('192.0.2.1')).statusCode).toBe(429);
      await limited.close();
    });

    it('count an IPv4 client of a dual-stack socket by its IPv4 address, and an IPv6 network as one client', async () => {
      const limited = await createTestServer({ config: { rateLimit: 0.01 } });
      const from = async (remoteAddress: string) =>
        (await limited.inject({ url: '/api/v2/sources', remoteAddress })).statusCode;
      expect(await from('192.0.2.1')).toBe(200);
      expect(await from('::ffff:192.0.2.1')).toBe(429);
      expect(await from('2001:db8:1:2::1')).toBe(200);
      expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
      expect(await from('2001:db8:1:3::1')).toBe(200);
      await limited.close();
    });

    it('ignore in-process requests, but count a request that poses as one', async () => {
      const limited = await createTestServer({
        config: { rateLimit: 0.01 },
        reader: {
          clientDirectory: import.meta.dirname,
          sitemapEntries: [],
          renderPage: async ({ api }) => {
            const answers = await Promise.all(Array.from({ length: 20 }, () => api('/v2/shabads/1839')));
            const statuses = answers.map(({ status }) => status);
            return { kind: 'document', status: Math.max(...statuses), html: [], styleHashes: [] };
          },
        },
      });
      expect((await limited.inject('/page')).statusCode).toBe(200);
      const claim = { url: SHABAD, headers: { 'x-naad-in-process': 'x http://evil.example' } };
      expect((await limited.inject(claim)).statusCode).toBe(200);
      expect((await limited.inject(claim)).statusCode).toBe(429);
      await limited.close();
    });
  });

  describe("the site's origin", () => {
    const nextPage = async (app: ApiInstance, headers: Record<string, string>) => {
      const reply = await app.inject({ url: '/api/v2/search/h', headers });
      return reply.json<{ resultsInfo: { pages: { nextPage: string } } }>().resultsInfo.pages.nextPage;
    };

    it("is the client's Host", async () => {
      expect(await nextPage(server, { host: 'naad.example:8080' })).toMatch(
        /^http:\/\/naad\.example:8080\/api/,
      );
      expect(await nextPage(server, { host: '[::1]:8080' })).toMatch(/^http:\/\/\[::1\]:8080\/api/);
    });

    it.each(['evil.example/"><script>', 'a b', 'x@evil.example', '-', 'naad.example:port'])(
      'is never %j',
      async (host) => {
        expect(await nextPage(server, { host })).toMatch(/^http:\/\/localhost\/api/);
      },
    );

    it("is the operator's setting, if there is one", async () => {
      const named = await createTestServer({ config: { siteOrigin: 'https://gurbani.example' } });
      expect(await nextPage(named, { host: 'other.example' })).toMatch(/^https:\/\/gurbani\.example\/api/);
      await named.close();
    });

    it('uses HTTPS if a trusted proxy says so', async () => {
      const proxied = await createTestServer({ config: { trustProxy: ['127.0.0.1'] } });
      const headers = { host: 'naad.example', 'x-forwarded-proto': 'https' };
      expect(await nextPage(proxied, headers)).toMatch(/^https:\/\/naad\.example\/api/);
      expect(await nextPage(server, headers)).toMatch(/^http:\/\/naad\.example\/api/);
      await proxied.close();
    });
  });

  describe('the log', () => {
    it('has a line for each request, without its search text', async () => {
      const lines: string[] = [];
      const logging = await createTestServer({
        logger: createLogger('info', { write: (line) => lines.push(line) }),
      });
      await logging.inject('/api/v2/search/private?source=G&secret=1');
      await logging.inject('/api/v2/search/private/private');
      await logging.inject('/api/v2/search/private%zz');
      await logging.inject('/search?q=private');
      await logging.inject(`${SHABAD}?updatedsince=private`);
      await logging.inject('/healthz');
      await logging.close();
      const requests = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(requests.map(({ route, status }) => [route, status])).toEqual([
        ['/api/v2/search/:query', 200],
        ['unmatched', 404],
        ['unmatched', 400],
        ['unmatched', 404],
        ['/api/v2/shabads/:ids', 400],
      ]);
      expect(lines.join('')).not.toMatch(/private|secret/);
    });
  });

  it('serves the API at the root if the operator gives it its own host name', async () => {
    const root = await createTestServer({ config: { apiPrefix: '' } });
    expect(ShabadResponse.parse((await root.inject('/v2/shabads/1839')).json()).shabadInfo.shabadId).toBe(
      1839,
    );
    expect((await root.inject('/ceremonies/1')).statusCode).toBe(200);
    expect((await root.inject('/capabilities')).statusCode).toBe(200);
    await expectError(root, '/v2/nothing', 'notFound');
    expect((await root.inject('/user')).json()).toMatchObject({ data: { id: 'notAuthenticated' } });
    expect((await root.inject('/user/export')).json()).toMatchObject({ data: { id: 'notAuthenticated' } });
    for (const page of ['/login', '/user/favourite-shabads']) {
      expect((await root.inject(page)).headers['content-type'], page).toContain('text/html');
    }
    expect((await root.inject('/api/v2/health')).statusCode).toBe(404);
    await root.close();
  });
});
