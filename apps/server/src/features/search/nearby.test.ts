import { LiveSearchResponse, SearchResponse } from '@naad/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

describe('a search without results', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const search = (text: string, query: string) =>
    getParsed(server, `/api/v2/search/${encodeURIComponent(text)}?${query}`, SearchResponse);

  it.each([
    ['DDrgjDDrgjDDrgj', 'searchtype=0'],
    ['DDrgjDDrgjDDrgj', 'searchtype=0&fuzzy=1'],
    ['zzzzzqqqxxx', 'searchtype=8'],
    ['quantum cars', 'searchtype=9'],
    ['1500', 'searchtype=5&source=G'],
    ['DDrgj', 'searchtype=0&source=B&writer=22'],
    ['DDrgj', 'searchtype=0&shabad=1&fuzzy=1'],
  ])('suggests queries near %s (%s) with correct totals', async (text, query) => {
    const { resultsInfo } = await search(text, query);
    expect(resultsInfo.totalResults).toBe(0);
    // Auto-detect and questions may guess; the same must be asked of the suggestions.
    const fuzzy = /fuzzy=1|searchtype=[89]/.test(query) ? '1' : '0';
    const { nearby = [] } = resultsInfo;
    expect(nearby.length).toBeGreaterThan(0);
    expect(nearby.length).toBeLessThanOrEqual(5);
    for (const { q, searchtype, total, ...limits } of nearby) {
      const parameters = new URLSearchParams(
        Object.entries({ ...limits, searchtype, fuzzy }).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
      );
      expect((await search(q, parameters.toString())).resultsInfo.totalResults).toBe(total);
    }
  });

  it('suggests the same query without filters if these are the reason', async () => {
    const { resultsInfo } = await search('DDrgj', 'searchtype=0&source=B&writer=22');
    expect(resultsInfo.nearby).toContainEqual({ q: 'DDrgj', searchtype: 0, total: 1 });
  });

  it('is the only one with nearby queries: none for results or suggestions', async () => {
    expect((await search('DDrgj', '')).resultsInfo).not.toHaveProperty('nearby');
    const none = await getParsed(server, '/api/v2/search/DDrgjDDrgjDDrgj?livesearch=1', LiveSearchResponse);
    expect(none.resultsInfo).not.toHaveProperty('nearby');
  });
});
