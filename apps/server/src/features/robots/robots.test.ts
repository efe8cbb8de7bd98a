import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/createTestServer.ts';
import { createTestSite, type TestSite } from '../../testing/createTestSite.ts';

describe('robots.txt', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite({ siteOrigin: 'https://gurbani.example' });
  });
  afterAll(() => site.close());

  it("links the sitemap on the site's origin and excludes endless pages", async () => {
    const { statusCode, headers, payload } = await site.server.inject('/robots.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(payload.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /search?',
      'Disallow: /random',
      'Disallow: /shabad?random',
      'Disallow: /preferences',
      'Disallow: /api/',
      '',
      'Sitemap: https://gurbani.example/sitemap.xml',
      '',
    ]);
  });

  it("lists the API's addresses without a prefix, and the requested host if no origin is configured", async () => {
    const other = await createTestSite({ apiPrefix: '' });
    const { payload } = await other.server.inject({ url: '/robots.txt', headers: { host: 'naad.test:81' } });
    await other.close();
    expect(payload).toContain('\nDisallow: /v2\n');
    expect(payload).not.toContain('Disallow: /\n');
    expect(payload).toContain('\nSitemap: http://naad.test:81/sitemap.xml\n');
  });

  it.each(['/robots.txt', '/sitemap.xml', '/opensearch.xml', '/site.webmanifest'])(
    '%s is missing if only the API is served',
    async (url) => {
      const server = await createTestServer();
      const { statusCode } = await server.inject(url);
      await server.close();
      expect(statusCode).toBe(404);
    },
  );
});
