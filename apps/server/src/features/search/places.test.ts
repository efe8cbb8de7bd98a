import {
  BanisResponse,
  LiveSearchResponse,
  RaagsResponse,
  SearchResponse,
  WritersResponse,
} from '@naad/api-contract';
import type { WirePlace } from '@naad/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { getParsed } from '../../testing/getParsed.ts';

describe('search with filters, facets and places', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const addressOf = (text: string, query: string) => `/api/v2/search/${encodeURIComponent(text)}?${query}`;
  const search = (text: string, query: string) => getParsed(server, addressOf(text, query), SearchResponse);
  const placesOf = async (text: string, query = ''): Promise<readonly WirePlace[]> =>
    (await search(text, `searchtype=8&${query}`)).resultsInfo.places ?? expect.unreachable();

  it('names the bani and the part that the query names, with the names of the list of banis [Q9]', async () => {
    const { resultsInfo } = await search('sukhmani sahib astpadi 5', 'searchtype=8');
    const banis = await getParsed(server, '/api/v2/banis', BanisResponse);
    const { gurmukhiUni, transliteration } = banis.find(({ ID }) => ID === 31) ?? expect.unreachable();
    expect(resultsInfo.opensPlace).toBe(true);
    expect(resultsInfo.places).toEqual([
      {
        type: 'bani',
        baniId: 31,
        gurmukhiUni,
        transliteration,
        part: { type: 'astpadi', number: 5, verseId: expect.any(Number) as number },
      },
    ]);
    const [place] = resultsInfo.places ?? [];
    const verseId = place?.type === 'bani' ? place.part?.verseId : undefined;
    const { verses } = await getParsed(server, `/api/v2/search-results/${String(verseId)}`, SearchResponse);
    expect(verses[0]?.verse.unicode).toBe('ਦਸ ਬਸਤੂ ਲੇ ਪਾਛੈ ਪਾਵੈ ॥');
  });

  it('names raags and writers as their lists do [Q9]', async () => {
    const { rows: raags } = await getParsed(server, '/api/v2/raags', RaagsResponse);
    const asa = raags.find(({ RaagID }) => RaagID === 8) ?? expect.unreachable();
    expect((await placesOf('raag asa'))[0]).toMatchObject({
      type: 'raag',
      raagId: asa.RaagID,
      source: 'G',
      firstAng: 347,
    });
    const { rows: writers } = await getParsed(server, '/api/v2/writers', WritersResponse);
    const [kabir] = await placesOf('bhagat kabir ji');
    expect(kabir).toMatchObject({ type: 'writer', writerId: 13 });
    expect(writers.map(({ WriterID }) => WriterID)).toContain(13);
    const { resultsInfo } = await search('ਹਰਿ', 'searchtype=2&writer=13');
    expect(kabir?.type === 'writer' && kabir.verses).toBeGreaterThan(resultsInfo.totalResults);
  });

  it('names works and passages with the shabad to open [Q9]', async () => {
    expect((await placesOf('hikayat'))[0]).toMatchObject({
      type: 'work',
      source: 'D',
      english: 'Hikayat',
      firstAng: 1394,
    });
    const [work] = await placesOf('zindagi nama');
    expect(work).toMatchObject({ type: 'work', source: 'N', firstAng: null });
    const [passage] = await placesOf('mool mantar');
    expect(passage).toMatchObject({ type: 'shabad', shabadId: 1, english: 'Mool Mantar', part: null });
    for (const place of [work, passage]) {
      const shabadId = place && 'shabadId' in place ? place.shabadId : 0;
      expect((await server.inject(`/api/v2/shabads/${String(shabadId)}`)).statusCode).toBe(200);
    }
  });

  it('names pages, of the filtered work first, and hukamnamas of the visitor’s day [Q9]', async () => {
    expect((await placesOf('page no 12'))[0]).toEqual({ type: 'ang', source: 'G', ang: 12, part: null });
    expect((await placesOf('12', 'source=D'))[0]).toEqual({ type: 'ang', source: 'D', ang: 12, part: null });
    expect((await placesOf('vaaran bhai gurdas 12 4'))[0]).toMatchObject({
      type: 'ang',
      source: 'B',
      ang: 12,
      part: { type: 'pauri', number: 4 },
    });
    expect(await placesOf('hukamnama yesterday', 'today=2024-03-01')).toEqual([
      { type: 'hukamnama', date: '2024-02-29' },
    ]);
    expect(await placesOf('hukamnama')).toEqual([{ type: 'hukamnama', date: null }]);
  });

  it('offers names that the visitor begins to type in suggestions only [Q9]', async () => {
    const live = await getParsed(server, addressOf('sukhm', 'searchtype=8&livesearch=1'), LiveSearchResponse);
    expect(live.resultsInfo.places?.[0]).toMatchObject({ type: 'bani', baniId: 31 });
    expect(live.resultsInfo.opensPlace).toBe(false);
    expect(await placesOf('sukhm')).toEqual([]);
  });

  it('keeps the lines, on every page, and has no places for other types [Q9]', async () => {
    const { resultsInfo, verses } = await search('anand sahib', 'searchtype=8&page=2');
    expect(resultsInfo.places?.[0]).toMatchObject({ type: 'bani', baniId: 10 });
    expect(verses.length).toBeGreaterThan(0);
    expect((await search('anand', 'searchtype=4')).resultsInfo).not.toHaveProperty('places');
  });

  it('has places for no more than five names, and none for hostile texts [Q9]', async () => {
    for (const text of ['9'.repeat(10_000), 'sahib '.repeat(1_600), 'ਆ'.repeat(10_000), '੧੨੩'.repeat(3_000)])
      expect(await placesOf(text)).toEqual([]);
    expect((await placesOf('12')).length).toBe(5);
  });

  it.each([
    ['mqjbe', '1', 'source=D'],
    ['lord', '3', 'source=G'],
    ['extended', '3', 'source=D'],
    ['rgjsts', '7', 'source=B'],
    ['ਹਰਿ', '2', 'bani=31'],
    ['ਹਰਿ', '2', 'shabad=3590'],
    ['naam', '8', 'raag=8'],
  ])('finds no more with a filter: %s (type %s, %s) [Q6]', async (text, type, filter) => {
    for (const fuzzy of ['0', '1']) {
      const all = await search(text, `searchtype=${type}&fuzzy=${fuzzy}`);
      const some = await search(text, `searchtype=${type}&fuzzy=${fuzzy}&${filter}`);
      expect(some.resultsInfo.totalResults).toBeLessThanOrEqual(all.resultsInfo.totalResults);
    }
  });

  it('searches in a shabad and in a bani [Q6]', async () => {
    const inShabad = await search('ਰਾਮਦਾਸ', 'searchtype=2&shabad=3590');
    expect(inShabad.verses.length).toBeGreaterThan(0);
    for (const { shabadId } of inShabad.verses) expect(shabadId).toBe(3590);
    const inBani = await search('ਗੁਰ', 'searchtype=2&bani=10&results=100');
    expect(inBani.verses.length).toBeGreaterThan(0);
    for (const { pageNo } of inBani.verses) expect(pageNo >= 917 && pageNo <= 922).toBe(true);
    expect((await search('ਹਰਿ', 'searchtype=2&bani=8')).resultsInfo.totalResults).toBe(0);
    expect((await search('ਹਰਿ', 'searchtype=2&shabad=0&bani=all')).resultsInfo.totalResults).toBeGreaterThan(
      0,
    );
  });

  it('gives fuzzy lines to clients that ask, marked, and keeps them from those of BaniDB [Q7]', async () => {
    for (const [text, type] of [
      ['DDgrj', '0'],
      ['jo mange thakr apne te soi soi devai', '4'],
      ['merciful foregiveness', '3'],
    ] as const) {
      const asked = await search(text, `searchtype=${type}&fuzzy=1`);
      expect(
        asked.verses.some(({ fuzzy }) => fuzzy),
        text,
      ).toBe(true);
      const unasked = await search(text, `searchtype=${type}`);
      expect(
        unasked.verses.some(({ fuzzy }) => fuzzy),
        text,
      ).toBe(false);
      expect(unasked.resultsInfo.totalResults).toBeLessThan(asked.resultsInfo.totalResults);
    }
    const live = await getParsed(server, addressOf('DDgrj', 'livesearch=1&fuzzy=1'), LiveSearchResponse);
    expect(live.verses[0]?.fuzzy).toBe(true);
    expect((await search('jo mange thakr apnay', 'searchtype=8')).verses.length).toBeGreaterThan(0);
  });

  it('counts the results by source, raag and writer [Q8]', async () => {
    const { resultsInfo } = await search('ਹਰਿ', 'searchtype=2&facets=1');
    const { sources = [], raags = [], writers = [] } = resultsInfo.facets ?? {};
    expect(sources.reduce((sum, { count }) => sum + count, 0)).toBe(resultsInfo.totalResults);
    for (const [query, count] of [
      [`source=${String(sources[1]?.source)}`, sources[1]?.count],
      [`raag=${String(raags[2]?.raagId)}`, raags[2]?.count],
      [`writer=${String(writers[2]?.writerId)}`, writers[2]?.count],
    ] as const)
      expect((await search('ਹਰਿ', `searchtype=2&${query}`)).resultsInfo.totalResults).toBe(count);
    expect(
      (await search('ਹਰਿ', 'searchtype=8&facets=1&page=2')).resultsInfo.facets?.sources.length,
    ).toBeGreaterThan(1);
    expect((await search('ਹਰਿ', 'searchtype=2')).resultsInfo).not.toHaveProperty('facets');
    expect((await search('what is ego', 'searchtype=9&facets=1')).resultsInfo).not.toHaveProperty('facets');
  });
});
