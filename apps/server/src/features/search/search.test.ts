import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveSearchResponse, SearchResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer, loadScripture } from '../../testing/createTestServer.ts';

describe('search [B108]', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const search = (text: string, query = '') =>
    getParsed(server, `/api/v2/search/${encodeURIComponent(text)}?${query}`, SearchResponse);

  it.each(['DDrgj', 'ਧਧਰਗਜ'])('finds shabad 3590 by the first letters %s [S3.1, S3.2]', async (text) => {
    const { resultsInfo, verses } = await search(text);
    expect(resultsInfo).toMatchObject({ pageResults: verses.length, pages: { page: 1, resultsPerPage: 20 } });
    expect(verses[0]).toMatchObject({
      shabadId: 3590,
      pageNo: 968,
      source: { sourceId: 'G', pageNo: 968 },
      writer: { writerId: expect.any(Number) as number },
      raag: { raagId: expect.any(Number) as number },
    });
    expect(verses[0]?.verse.unicode.startsWith('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ')).toBe(true);
  });

  it('finds the line of the published example [S3.1]', async () => {
    const { resultsInfo, verses } = await search('nnbqkhh');
    expect(resultsInfo).toEqual({
      totalResults: 1,
      pageResults: 1,
      pages: { page: 1, resultsPerPage: 20, totalPages: 1 },
    });
    expect(verses[0]).toMatchObject({ shabadId: 1839, pageNo: 496, lineNo: 5, writer: { writerId: 5 } });
  });

  it.each([
    ['0', 'DDrgj'],
    ['1', 'Drgj'],
    ['2', 'ਰਾਮਦਾਸ'],
    ['3', 'Guru Raam Daas'],
    ['4', 'dhan dhan raamdaas gur'],
    ['5', '968'],
    ['6', 'ਧਨ ਧਨ ਰਮਦਸ'],
    ['7', 'ddrgj'],
  ])('answers search type %s [S1.2, S3.42, S3.43]', async (type, text) => {
    const { resultsInfo, verses } = await search(text, `searchtype=${type}&results=100`);
    expect(resultsInfo.totalResults).toBeGreaterThan(0);
    expect(verses.length).toBeGreaterThan(0);
  });

  it.each(['', 'searchtype=x', 'searchtype=', 'searchtype=99', 'searchtype=-1', 'isGurmukhi=1', 'unknown=1'])(
    'treats %j as first letters from the start',
    async (query) => {
      expect((await search('DDrgj', query)).verses[0]?.shabadId).toBe(3590);
    },
  );

  it.each([
    ['4', 'dhan dhan ramdas gur jin siria'],
    ['6', 'DMn DMn rmds gr'],
    ['7', 'ddrgjs'],
  ])('puts shabad 3590 first in search type %s for %s', async (type, text) => {
    expect((await search(text, `searchtype=${type}`)).verses[0]?.shabadId).toBe(3590);
  });

  it('returns the order of the scripture if requested, else the best first', async () => {
    const pages = async (query: string) => (await search('hhh', `source=G&results=100&${query}`)).verses;
    const inOrder = (await pages('order=corpus')).map(({ pageNo }) => pageNo);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    const best = await pages('');
    const words = best.map(
      ({ verse }) =>
        verse.unicode
          .replace(/[॥੦-੯]/g, '')
          .trim()
          .split(/ +/).length,
    );
    // Short lines come first; one that is sung may precede a slightly shorter one [Q28].
    expect(words[0]).toBe(Math.min(...words));
    expect(words.at(-1)).toBe(Math.max(...words));
    expect(best.map(({ pageNo }) => pageNo)).not.toEqual(inOrder);
    expect((await pages('order=x')).map(({ verseId }) => verseId)).toEqual(
      best.map(({ verseId }) => verseId),
    );
  });

  it('tolerates a typo if the exact letters find nothing and the client asks for it [Q7]', async () => {
    const [line] = (await search('DDgrj', 'fuzzy=1')).verses;
    expect(line).toMatchObject({ shabadId: 3590, fuzzy: true });
    for (const query of ['', 'fuzzy=0', 'fuzzy=1&order=corpus'])
      expect((await search('DDgrj', query)).verses).toEqual([]);
    expect((await search('DDrgj', 'fuzzy=1')).verses[0]).not.toHaveProperty('fuzzy');
  });

  it('supports the operators + - * and quotes', async () => {
    const total = async (text: string) =>
      (await search(text, 'searchtype=2&results=1')).resultsInfo.totalResults;
    const [both, left, taken] = await Promise.all([
      total('ਰਾਮਦਾਸ + ਗੁਰੁ'),
      total('ਰਾਮਦਾਸ'),
      total('ਰਾਮਦਾਸ -ਗੁਰੁ'),
    ]);
    expect(both).toBeGreaterThan(0);
    expect(both).toBeLessThan(left);
    expect(taken).toBeGreaterThan(0);
    expect((await search('DDr*j')).verses[0]?.shabadId).toBe(3590);
    expect((await search('"DDrgj"')).verses[0]?.shabadId).toBe(3590);
  });

  it('filters by work, writer, raag and ang', async () => {
    const all = await search('hhh', 'results=100');
    const ofB = await search('hhh', 'source=B&results=100');
    expect(ofB.verses.length).toBeGreaterThan(0);
    expect(ofB.resultsInfo.totalResults).toBeLessThan(all.resultsInfo.totalResults);
    for (const { source } of ofB.verses) expect(source.sourceId).toBe('B');
    const ofWriter = await search('hhh', 'writer=5&results=100');
    expect(ofWriter.verses.length).toBeGreaterThan(0);
    for (const { writer } of ofWriter.verses) expect(writer.writerId).toBe(5);
    const ofRaag = await search('hh', 'source=G&raag=13&results=100');
    expect(ofRaag.verses.length).toBeGreaterThan(0);
    for (const { raag } of ofRaag.verses) expect(raag.raagId).toBe(13);
    const ofAng = await search('D', 'source=G&ang=968&results=100');
    expect(ofAng.verses.length).toBeGreaterThan(0);
    for (const { pageNo } of ofAng.verses) expect(pageNo).toBe(968);
  });

  it.each(['source=all', 'writer=all', 'raag=all', 'ang=all', 'source=', 'writer=', 'writer=0'])(
    "doesn't filter by %s",
    async (query) => {
      const unlimited = await search('DDr');
      expect((await search('DDr', query)).resultsInfo.totalResults).toBe(unlimited.resultsInfo.totalResults);
    },
  );

  it('reads only the first character of a source', async () => {
    const one = await search('hhh', 'source=G');
    expect((await search('hhh', 'source=GuruGranth')).resultsInfo).toMatchObject({
      totalResults: one.resultsInfo.totalResults,
    });
  });

  it('returns page after page without loss or repetition, each linking the next [S3.13]', async () => {
    const whole = await search('DDr', 'results=100');
    const total = whole.resultsInfo.totalResults;
    expect(total).toBe(8);
    const ids: number[] = [];
    let url: string | undefined = 'http://localhost:80/api/v2/search/DDr?results=3';
    while (url !== undefined) {
      const { pathname, search: query, origin } = new URL(url);
      expect(origin).toBe('http://localhost');
      const { resultsInfo, verses } = await getParsed(server, pathname + query, SearchResponse);
      expect(resultsInfo.pageResults).toBe(verses.length);
      expect(resultsInfo.pages).toMatchObject({ resultsPerPage: 3, totalPages: 3 });
      ids.push(...verses.map(({ verseId }) => verseId));
      url = resultsInfo.pages.nextPage;
    }
    expect(ids).toEqual(whole.verses.map(({ verseId }) => verseId));
  });

  it('keeps the query and the parameters in the address of the next page', async () => {
    const { resultsInfo } = await search('ਹਹ', 'source=G&results=5&page=2&livesearch=0');
    const next = new URL(resultsInfo.pages.nextPage ?? '');
    expect(decodeURIComponent(next.pathname)).toBe('/api/v2/search/ਹਹ');
    expect(Object.fromEntries(next.searchParams)).toEqual({
      source: 'G',
      results: '5',
      page: '3',
      livesearch: '0',
    });
  });

  it('clamps to the last and the first page', async () => {
    const { resultsInfo } = await search('DDr', 'results=5&page=999999999');
    expect(resultsInfo.pages.page).toBe(resultsInfo.pages.totalPages);
    expect(resultsInfo.pageResults).toBeGreaterThan(0);
    expect(resultsInfo.pages.nextPage).toBeUndefined();
    expect((await search('DDr', 'page=-5')).resultsInfo.pages.page).toBe(1);
    expect((await search('DDr', 'page=0')).resultsInfo.pages.page).toBe(1);
  });

  it('returns 20 results by default, at most 100, at least 1 [F17]', async () => {
    expect((await search('h')).verses).toHaveLength(20);
    const many = await search('h', 'results=100000');
    expect(many.verses).toHaveLength(100);
    expect(many.resultsInfo.pages.resultsPerPage).toBe(100);
    expect((await search('h', 'results=0')).verses).toHaveLength(1);
  });

  it('has no pages without results', async () => {
    const { resultsInfo, verses } = await search('DDrgjDDrgjDDrgj');
    const { nearby: _nearby, ...info } = resultsInfo;
    expect({ resultsInfo: info, verses }).toEqual({
      resultsInfo: { totalResults: 0, pageResults: 0, pages: { page: 0, resultsPerPage: 20, totalPages: 0 } },
      verses: [],
    });
  });

  it('finds nothing changed after the corpus was updated', async () => {
    expect((await search('DDrgj', 'updatedsince=2999-01-01')).resultsInfo.totalResults).toBe(0);
    expect((await search('DDrgj', 'updatedsince=2001-01-01')).resultsInfo.totalResults).toBeGreaterThan(0);
  });

  it('returns fewer fields for suggestions', async () => {
    const url = '/api/v2/search/DDrgj?livesearch=1&translations=en.ssk';
    const { verses } = await getParsed(server, url, LiveSearchResponse);
    const raw = (await server.inject(url)).json<{ verses: object[] }>();
    expect(Object.keys(raw.verses[0] ?? {})).toEqual([
      'verseId',
      'shabadId',
      'verse',
      'larivaar',
      'translation',
      'match',
    ]);
    expect(verses[0]?.translation.en.ssk).not.toBeNull();
    expect(verses[0]?.translation.pu.ss).toEqual({ gurmukhi: null, unicode: null });
  });

  it('caches responses but not errors', async () => {
    const url = '/api/v2/search/DDrgj?source=G&writer=4';
    const [first, again] = [await server.inject(url), await server.inject(url)];
    expect(again.payload).toBe(first.payload);
    expect(again.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      etag: first.headers.etag,
      'cache-control': first.headers['cache-control'],
    });
    const headers = { 'if-none-match': first.headers.etag ?? '' };
    expect((await server.inject({ url, headers })).statusCode).toBe(304);
    for (let time = 0; time < 2; time += 1) {
      await expectError(server, '/api/v2/search/DDrgj?source=Z', 'badSource');
      await expectError(server, '/api/v2/search/DDrgj?writer=x', 'badSearch');
    }
  });

  it('links the next page on the requested host', async () => {
    for (const host of ['a.example', 'b.example', 'a.example']) {
      const reply = await server.inject({ url: '/api/v2/search/h?results=1', headers: { host } });
      const { resultsInfo } = SearchResponse.parse(reply.json());
      expect(resultsInfo.pages.nextPage).toMatch(new RegExp(`^http://${host}/`));
    }
  });

  it('uses the last value of a repeated parameter', async () => {
    expect((await search('h', 'results=5&results=7')).verses).toHaveLength(7);
  });

  it.each(['+', '-', '*', '"', "'", '+-*"', '%', '_', '\\', '()', '[', ' ', '\u0000', '🙂', 'é+', 'ਸ਼'])(
    "doesn't fail for %j",
    async (text) => {
      for (const type of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) await search(text, `searchtype=${type}&results=1`);
    },
  );

  it('accepts 10,000 characters and refuses more', async () => {
    await search('k'.repeat(10_000));
    await expectError(server, `/api/v2/search/${'k'.repeat(10_001)}`, 'badSearch');
    await expectError(server, `/api/v2/search/${'k'.repeat(20_000)}`, 'badRequest', 414);
  });

  it.each(['page=x', 'results=1.5', 'writer=nanak', 'raag=x', 'ang=1-2', 'page=99999999999', 'ang=%20'])(
    'refuses %s',
    (query) => expectError(server, `/api/v2/search/DDrgj?${query}`, 'badSearch'),
  );

  it('refuses an unknown source, an invalid date and an empty search', async () => {
    await expectError(server, '/api/v2/search/DDrgj?source=X', 'badSource');
    await expectError(server, '/api/v2/search/DDrgj?updatedsince=soon', 'badRequest');
    await expectError(server, '/api/v2/search/?source=G', 'notFound');
    await expectError(server, '/api/v2/search', 'notFound');
  });
});

describe('search-results', () => {
  let server: ApiInstance;
  let ids: number[];
  beforeAll(async () => {
    server = await createTestServer();
    const { corpus } = await loadScripture();
    // From all works, in no order.
    ids = Array.from({ length: 45 }, (_, index) => corpus.line((index * 75_013) % corpus.lineCount).verseId);
  });
  afterAll(() => server.close());

  const results = (text: string) => getParsed(server, `/api/v2/search-results/${text}`, SearchResponse);

  it('returns lines in the requested order, 20 a page', async () => {
    const first = await results(ids.join(','));
    expect(first.verses.map(({ verseId }) => verseId)).toEqual(ids.slice(0, 20));
    expect(first.resultsInfo).toMatchObject({
      totalResults: 45,
      pageResults: 20,
      pages: { page: 1, resultsPerPage: 20, totalPages: 3 },
    });
    const last = await results(`${ids.join(',')}?page=3`);
    expect(last.verses.map(({ verseId }) => verseId)).toEqual(ids.slice(40));
    expect(last.resultsInfo.pages.nextPage).toBeUndefined();
    expect((await results(`${ids.join(',')}?page=9`)).resultsInfo.pages.page).toBe(3);
  });

  it('leaves out unknown ids', async () => {
    const { verses } = await results(`${ids[0]},1679615,${ids[1]}`);
    expect(verses.map(({ verseId }) => verseId)).toEqual(ids.slice(0, 2));
    expect((await results('1679615')).resultsInfo).toMatchObject({ totalResults: 0, pages: { page: 0 } });
  });

  it('refuses thousands of ids with a fault at the end as quickly as one [F17]', async () => {
    for (const ids of ['1'.repeat(10_000) + 'x', '1,'.repeat(5_000) + 'x']) {
      await expectError(server, `/api/v2/search-results/${ids}`, 'badVerseId');
    }
  });

  it.each(['x', '1,', '1+2', '-1', '0', '1,,2', '1.5'])('refuses %s', (text) =>
    expectError(server, `/api/v2/search-results/${encodeURIComponent(text)}`, 'badVerseId'),
  );
});
