import { SEARCH_TYPES } from '@naad/gurbani-model';
import { SearchResponse } from '@naad/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

let server: ApiInstance;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const search = (text: string, query: string) =>
  getParsed(server, `/api/v2/search/${encodeURIComponent(text)}?${query}`, SearchResponse);

describe('the one box instead of a type that finds nothing', () => {
  it.each([0, 1, 2, 6, 7])('finds the lines, and says so: type %i [Q43]', async (type) => {
    const query = `searchtype=${String(type)}&fuzzy=1`;
    const own = await search('ocean of peace', `${query}&instead=0`);
    expect([own.resultsInfo.totalResults, own.resultsInfo.instead]).toEqual([0, undefined]);
    const { resultsInfo, verses } = await search('ocean of peace', `${query}&page=2&facets=1`);
    expect([resultsInfo.instead, resultsInfo.searchedAs?.[0]]).toEqual([8, SEARCH_TYPES.englishWord]);
    expect(resultsInfo.pages.page).toBe(2);
    expect(resultsInfo.facets?.sources.length).toBeGreaterThan(0);
    expect(verses.length).toBeGreaterThan(0);
  });

  it('gives clients of BaniDB no fuzzy line, and none at all in its order [Q7, Q43]', async () => {
    const { resultsInfo, verses } = await search('ਰਾਖਾ ਇੱਕ ਹਮਾਰਾ ਸਵਾਮੀ', 'searchtype=2');
    expect(resultsInfo.instead).toBe(8);
    expect(verses[0]?.verse.unicode).toContain('ਰਾਖਾ ਏਕੁ ਹਮਾਰਾ ਸੁਆਮੀ');
    expect(verses.filter(({ fuzzy }) => fuzzy)).toEqual([]);
    const inOrder = await search('ocean of peace', 'searchtype=2&order=corpus');
    expect([inOrder.resultsInfo.totalResults, inOrder.resultsInfo.instead]).toEqual([0, undefined]);
  });

  it('is not asked if the type finds something, or the one box was asked already [Q43]', async () => {
    expect((await search('ocean of peace', 'searchtype=3&instead=1')).resultsInfo.instead).toBeUndefined();
    expect((await search('zzzzqqqq', 'searchtype=8&instead=1')).resultsInfo.instead).toBeUndefined();
  });
});

describe('the other script', () => {
  it('is tried if the chosen one finds nothing [Q42]', async () => {
    const { resultsInfo } = await search('what is the ocean of peace', 'searchtype=8&isGurmukhi=1');
    expect(resultsInfo.totalResults).toBeGreaterThan(0);
    expect([SEARCH_TYPES.englishWord, SEARCH_TYPES.romanized]).toContain(resultsInfo.searchedAs?.[0]);
  });
});
