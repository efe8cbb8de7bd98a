import { SEARCH_TYPES } from '@naad/gurbani-model';
import { LiveSearchResponse, SearchResponse } from '@naad/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

const { firstLetters, gurmukhiWord, englishWord, romanized, ang, romanizedFirstLetters } = SEARCH_TYPES;

describe('auto-detect', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const search = (text: string, query = '') =>
    getParsed(server, `/api/v2/search/${encodeURIComponent(text)}?searchtype=8&${query}`, SearchResponse);

  it.each([
    ['DDrgj', '', firstLetters],
    ['ਧਧਰਗਜ', '', firstLetters],
    ['धधरगज', '', firstLetters],
    ['ddrgj', 'isGurmukhi=0', romanizedFirstLetters],
    ['DMnu DMnu rwmdws', 'isGurmukhi=1', gurmukhiWord],
    ['DMnu DMnu rwmdws', 'isGurmukhi=true', gurmukhiWord],
    ['ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ', '', gurmukhiWord],
    ['dhan dhan raamdaas gur', '', romanized],
    ['blessed blessed is Guru Raam Daas', '', englishWord],
    ['blessed blessed is Guru Raam Daas', 'isGurmukhi=', englishWord],
  ])('finds shabad 3590 by %s (%s)', async (text, query, type) => {
    const { resultsInfo, verses } = await search(text, query);
    expect(verses[0]?.shabadId).toBe(3590);
    expect(resultsInfo.searchedAs?.[0]).toBe(type);
    expect(verses[0]?.match?.length).toBeGreaterThan(0);
  });

  it('respects the choice of script beside the field', async () => {
    const keys = await search('hir', 'isGurmukhi=1');
    expect(keys.resultsInfo.searchedAs?.[0]).toBe(gurmukhiWord);
    expect(keys.verses[0]?.verse.unicode).toContain('ਹਰਿ');
    const latin = await search('hir', 'isGurmukhi=0');
    expect([englishWord, romanized]).toContain(latin.resultsInfo.searchedAs?.[0]);
  });

  it.each(['968', 'ang 968', 'G 968', 'ਅੰਗ ੯੬੮'])('opens the page for %s', async (text) => {
    const { resultsInfo, verses } = await search(text, 'source=G');
    expect(resultsInfo.searchedAs).toEqual([ang]);
    for (const { pageNo, source, match } of verses)
      expect([pageNo, source.sourceId, match]).toEqual([968, 'G', []]);
  });

  it('stays in the work that the text names, on every page', async () => {
    for (const page of [1, 2]) {
      const { verses } = await search('dasam granth 12', `page=${String(page)}`);
      expect(verses.length).toBeGreaterThan(0);
      for (const { pageNo, source } of verses) expect([pageNo, source.sourceId]).toEqual([12, 'D']);
    }
  });

  it('lists the other types that the text may have been, each once', async () => {
    const { searchedAs } = (await search('DDrgj')).resultsInfo;
    expect(searchedAs?.length).toBeGreaterThan(1);
    expect(new Set(searchedAs).size).toBe(searchedAs?.length);
    expect((await getParsed(server, '/api/v2/search/DDrgj', SearchResponse)).resultsInfo).not.toHaveProperty(
      'searchedAs',
    );
  });

  it('returns the lines of the type it chose, page by page, with the same filters', async () => {
    for (const [text, type] of [
      ['fear of death', 3],
      ['ਨਾਨਕ ਨਾਮ', 2],
      ['gur prasad', 4],
    ] as const) {
      for (const limits of ['', '&source=G', '&writer=5&order=corpus']) {
        const path = `/api/v2/search/${encodeURIComponent(text)}`;
        const known = await getParsed(
          server,
          `${path}?searchtype=${type}&results=60${limits}`,
          SearchResponse,
        );
        const ids: number[] = [];
        for (const page of [1, 2, 3]) {
          const part = await search(text, `results=20&page=${String(page)}${limits}`);
          expect(part.resultsInfo.totalResults).toBe(known.resultsInfo.totalResults);
          expect(part.resultsInfo.searchedAs?.[0]).toBe(type);
          if (part.resultsInfo.pages.page === page) ids.push(...part.verses.map(({ verseId }) => verseId));
        }
        expect(ids).toEqual(known.verses.map(({ verseId }) => verseId));
      }
    }
  });

  it('clamps to the last page', async () => {
    const { resultsInfo, verses } = await search('ang 968', 'page=999');
    expect(resultsInfo.pages.page).toBe(resultsInfo.pages.totalPages);
    expect(verses.length).toBe(resultsInfo.pageResults);
    expect(verses.length).toBeGreaterThan(0);
  });

  it('gives suggestions', async () => {
    const url = '/api/v2/search/DDrgj?searchtype=8&livesearch=1';
    const { resultsInfo, verses } = await getParsed(server, url, LiveSearchResponse);
    expect(verses[0]?.shabadId).toBe(3590);
    expect(resultsInfo.searchedAs?.[0]).toBe(firstLetters);
  });
});
