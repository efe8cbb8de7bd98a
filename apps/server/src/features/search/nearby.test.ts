import { LiveSearchResponse, SearchResponse } from '@naad/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { ask, createTestServer } from '../../testing/index.ts';

describe('a search that finds nothing', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const search = (text: string, query: string) =>
    ask(server, `/api/v2/search/${encodeURIComponent(text)}?${query}`, SearchResponse);

  it.each([
    ['DDrgjDDrgjDDrgj', 'searchtype=0'],
    ['zzzzzqqq', 'searchtype=8'],
    ['quantum cars', 'searchtype=9'],
    ['1500', 'searchtype=5&source=G'],
    ['DDrgj', 'searchtype=0&source=B&writer=22'],
  ])('names queries near %s (%s) that find as much as is said', async (text, query) => {
    const { resultsInfo } = await search(text, query);
    expect(resultsInfo.totalResults).toBe(0);
    const { nearby = [] } = resultsInfo;
    expect(nearby.length).toBeGreaterThan(0);
    expect(nearby.length).toBeLessThanOrEqual(5);
    for (const { q, searchtype, total, ...limits } of nearby) {
      const parameters = new URLSearchParams(
        Object.entries({ ...limits, searchtype }).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
      );
      expect((await search(q, parameters.toString())).resultsInfo.totalResults).toBe(total);
    }
  });

  it('names the same query without its limits where these are why', async () => {
    const { resultsInfo } = await search('DDrgj', 'searchtype=0&source=B&writer=22');
    expect(resultsInfo.nearby).toContainEqual({ q: 'DDrgj', searchtype: 0, total: 1 });
  });

  it('names none where something was found, nor in suggestions', async () => {
    expect((await search('DDrgj', '')).resultsInfo).not.toHaveProperty('nearby');
    const none = await ask(server, '/api/v2/search/DDrgjDDrgjDDrgj?livesearch=1', LiveSearchResponse);
    expect(none.resultsInfo).not.toHaveProperty('nearby');
  });
});
