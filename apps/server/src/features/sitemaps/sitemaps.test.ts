import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeatureSource } from '@naad/api-contract';
import type { Corpus } from '@naad/gurbani-corpus';
import { createTestSite, type TestSite } from '../../testing/createTestSite.ts';
import { createTestSources } from '../../testing/createTestSources.ts';
import { loadScripture } from '../../testing/createTestServer.ts';
import { sitemapPaths } from './sitemaps.ts';

const ORIGIN = 'https://gurbani.example';
const ENTRIES = [
  { path: '/' },
  { path: '/help' },
  { path: '/hukamnama', feature: 'hukamnamas' },
  { path: '/index/amrit-keertan', feature: 'amritkeertan' },
] as const;
const SOURCE: FeatureSource = { kind: 'pack', name: 'A pack', licence: null, url: null };
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
/** Works opened by page number. */
const PAGED = ['G', 'D', 'B', 'S', 'K'];

const DOCUMENT =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n([^]*)<\/\1>\n$/;
const ENTRY = /^<(url|sitemap)><loc>([^<>]+)<\/loc><lastmod>([^<>]+)<\/lastmod><\/\1>$/;

/** Parses a sitemap and checks it against the protocol byte by byte. */
function parseMap(xml: string, root: string, item: string) {
  const [, name, inner = ''] = DOCUMENT.exec(xml) ?? [];
  expect(name).toBe(root);
  return inner
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, tag, loc = '', lastModified = ''] = ENTRY.exec(line) ?? [];
      expect(tag, line).toBe(item);
      expect(loc, line).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
      return { loc: loc.replaceAll('&amp;', '&'), lastModified };
    });
}

describe('sitemaps', () => {
  let site: TestSite;
  let corpus: Corpus;
  let index: { loc: string; lastModified: string }[];
  const maps = new Map<string, string[]>();

  beforeAll(async () => {
    ({ corpus } = await loadScripture());
    site = await createTestSite({ siteOrigin: ORIGIN }, ENTRIES);
    const { payload } = await site.server.inject('/sitemap.xml');
    index = parseMap(payload, 'sitemapindex', 'sitemap');
    for (const { loc } of index) {
      const { pathname } = new URL(loc);
      const reply = await site.server.inject(pathname);
      expect(reply.statusCode, loc).toBe(200);
      expect(reply.rawPayload.length).toBeLessThan(MAX_BYTES);
      maps.set(
        pathname,
        parseMap(reply.payload, 'urlset', 'url').map((each) => each.loc),
      );
    }
  });
  afterAll(() => site.close());

  it('are listed with the date of the scripture', () => {
    expect(index.length).toBeGreaterThan(5);
    const date = corpus.info.updated.slice(0, 10);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Set(index.map(({ lastModified }) => lastModified))).toEqual(new Set([date]));
    expect(index.every(({ loc }) => loc.startsWith(`${ORIGIN}/sitemaps/`))).toBe(true);
  });

  it('contain every shabad once', () => {
    const expected = Array.from(
      { length: corpus.shabadCount },
      (_, index) => `${ORIGIN}/shabad?id=${corpus.shabad(index).id}`,
    );
    const found = [...maps].filter(([path]) => path.includes('/shabads-')).flatMap(([, urls]) => urls);
    expect(found).toHaveLength(corpus.shabadCount);
    expect(new Set(found)).toEqual(new Set(expected));
  });

  it('contain every page with lines once', () => {
    const expected = new Set<string>();
    for (let line = 0; line < corpus.lineCount; line++) {
      const { sourceId, ang } = corpus.line(line);
      if (PAGED.includes(sourceId)) {
        expected.add(`${ORIGIN}/ang?ang=${ang}${sourceId === 'G' ? '' : `&source=${sourceId}`}`);
      }
    }
    const found = [...maps].filter(([path]) => path.includes('/angs-')).flatMap(([, urls]) => urls);
    expect(found).toHaveLength(expected.size);
    expect(new Set(found)).toEqual(expected);
    expect(maps.get('/sitemaps/angs-G.xml')).toHaveLength(1430);
  });

  it('contain every bani once', () => {
    const banis = maps.get('/sitemaps/banis.xml') ?? [];
    expect(banis).toContain(`${ORIGIN}/sundar-gutka/2`);
    expect(new Set(banis).size).toBe(corpus.catalogue.banis.length);
  });

  it("contain the pages of the site, and stay within the protocol's limit", () => {
    expect(maps.get('/sitemaps/pages.xml')).toEqual(['/', '/help'].map((page) => ORIGIN + page));
    for (const [name, urls] of maps) {
      expect(urls.length, name).toBeGreaterThan(0);
      expect(urls.length, name).toBeLessThanOrEqual(MAX_URLS);
    }
  });

  it('contain the pages for which the deployment has a source', () => {
    const pages = (names: readonly string[]) => {
      const features = Object.fromEntries(names.map((name) => [name, { sources: [SOURCE] }]));
      return sitemapPaths(ENTRIES, corpus, { ofSource: () => [] }, features).get('pages');
    };
    expect(pages(['hukamnamas', 'amritkeertan', 'kosh'])).toEqual(
      expect.arrayContaining(['/hukamnama', '/index/amrit-keertan']),
    );
    expect(pages([])).not.toContain('/hukamnama');
  });

  it('contain the chapters of codes of conduct', async () => {
    const chapter = { name: 'x', content: 'x' };
    const rehat = { name: 'x', alphabet: 'roman' };
    const { rehatChapters } = await createTestSources([
      {
        kind: 'rehats',
        rehats: [
          { ...rehat, id: 1, chapters: [1, 3].map((id) => ({ ...chapter, id })) },
          { ...rehat, id: 2, chapters: [{ ...chapter, id: 1 }] },
        ],
      },
    ]);
    const paths = sitemapPaths(ENTRIES, corpus, { ofSource: () => [] }, {}, rehatChapters).get('pages') ?? [];
    expect(paths.filter((path) => path.startsWith('/rehat-maryadha/'))).toEqual([
      '/rehat-maryadha/1/1',
      '/rehat-maryadha/1/3',
      '/rehat-maryadha/2/1',
    ]);
  });

  it('are compressed, revalidated and cached', async () => {
    const url = '/sitemaps/shabads-G.xml';
    const plain = await site.server.inject(url);
    const small = await site.server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(plain.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(plain.headers['cache-control']).toContain('max-age=21600');
    const again = await site.server.inject({
      url,
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each(['/sitemaps/nothing.xml', '/sitemaps/shabads-A.xml', '/sitemaps/__proto__.xml', '/sitemaps/.xml'])(
    "don't include %s",
    async (url) => {
      expect((await site.server.inject(url)).statusCode).toBe(404);
    },
  );
});
