import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type * as BaniDb from '@sttm/banidb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AngResponse,
  LiveSearchResponse,
  MultiShabadResponse,
  SearchResponse,
  ShabadResponse,
} from '@naad/api-contract';
import type { ApiInstance } from './http/apiInstance.ts';
import { createTestServer } from './testing/createTestServer.ts';

// The package supports only `require` and script tags; Node can't import its export by name.
const { buildApiUrl, SOURCES, SOURCES_WITH_ANG, TYPES } = createRequire(import.meta.url)(
  '@sttm/banidb',
) as typeof BaniDb;

type Options = Parameters<typeof buildApiUrl>[0] & { isGurmukhi?: boolean };

/** Loads the client library that sites of the reference service use, unmodified and over the network. */
describe('@sttm/banidb [F16]', () => {
  let server: ApiInstance;
  let API_URL: string;
  beforeAll(async () => {
    server = await createTestServer();
    await server.listen({ port: 0, host: '127.0.0.1' });
    API_URL = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/api/v2/`;
  });
  afterAll(() => server.close());

  const call = (options: Options) => fetch(buildApiUrl({ ...options, API_URL }));
  const read = async (options: Options): Promise<unknown> => {
    const reply = await call(options);
    expect(reply.status).toBe(200);
    return reply.json();
  };

  it('searches by first letters', async () => {
    const { verses } = SearchResponse.parse(await read({ q: 'DDrgj' }));
    expect(verses[0]?.shabadId).toBe(3590);
  });

  it.each([
    [0, 'DDrgj'],
    [1, 'Drgj'],
    [2, 'rwmdws'],
    [3, 'Guru'],
    [4, 'dhan dhan raamdaas gur'],
    [5, '968'],
    [6, 'Dn Dn rmds'],
    [7, 'ddrgj'],
    [8, 'DDrgj'],
  ])('searches by type %i [S3.42]', async (type, q) => {
    expect(TYPES[type]).toBeDefined();
    const { resultsInfo } = SearchResponse.parse(await read({ q, type, source: 'all' }));
    expect(resultsInfo.totalResults).toBeGreaterThan(0);
  });

  it('marks the text as Gurmukhi keys', async () => {
    const { resultsInfo, verses } = SearchResponse.parse(await read({ q: 'hir', type: 8, isGurmukhi: true }));
    expect(resultsInfo.searchedAs?.[0]).toBe(2);
    expect(verses[0]?.verse.unicode).toContain('ਹਰਿ');
  });

  it('searches with every option at once [S7.2]', async () => {
    const found = await read({
      q: 'ਹ',
      source: 'G',
      type: 0,
      writer: 5,
      raag: 13,
      ang: 300,
      results: 3,
      offset: 1,
      isGurmukhi: true,
    });
    const { verses } = SearchResponse.parse(found);
    for (const { writer, raag, pageNo, source } of verses) {
      expect([source.sourceId, writer.writerId, raag.raagId, pageNo]).toEqual(['G', 5, 13, 300]);
    }
  });

  it('pages by offset [S7.2]', async () => {
    const first = SearchResponse.parse(await read({ q: 'hh', results: 5 }));
    const second = SearchResponse.parse(await read({ q: 'hh', results: 5, offset: 2 }));
    expect(second.resultsInfo.pages.page).toBe(2);
    expect(second.verses.map(({ verseId }) => verseId)).not.toEqual(
      first.verses.map(({ verseId }) => verseId),
    );
  });

  it('suggests while typing', async () => {
    const { verses } = LiveSearchResponse.parse(await read({ q: 'DDrgj', livesearch: true }));
    expect(verses[0]?.shabadId).toBe(3590);
  });

  it('accepts every source the library knows [S3.44]', async () => {
    for (const source of Object.keys(SOURCES) as (keyof typeof SOURCES)[]) {
      SearchResponse.parse(await read({ q: 'hhh', source }));
    }
  });

  it('opens one shabad, and several', async () => {
    expect(ShabadResponse.parse(await read({ id: 1839 })).shabadInfo.pageNo).toBe(496);
    const several = await read({ id: '1,4,10' as unknown as number });
    expect(MultiShabadResponse.parse(several).shabadIds).toEqual([1, 4, 10]);
  });

  it('opens an ang with and without a source', async () => {
    expect(AngResponse.parse(await read({ ang: 5 })).source).toMatchObject({ sourceId: 'G', pageNo: 5 });
    for (const source of Object.keys(SOURCES_WITH_ANG) as (keyof typeof SOURCES_WITH_ANG)[]) {
      expect(AngResponse.parse(await read({ ang: 2, source })).source.sourceId).toBe(source);
    }
  });

  it('opens a random shabad', async () => {
    ShabadResponse.parse(await read({ random: true }));
  });

  it('gets a random shabad of the Guru Granth Sahib by `random/id` [T95]', async () => {
    const { shabadInfo } = ShabadResponse.parse(await read({ randomid: true }));
    expect(shabadInfo.source.sourceId).toBe('G');
  });

  it("gets a proper error for what isn't supported", async () => {
    for (const options of [{ hukam: 'today' as unknown as number }, { akhar: true, lipi: true }]) {
      const reply = await call(options);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(await reply.json()).toMatchObject({ error: true });
    }
  });

  it('gets English and Punjabi where it reads them, with the key they are from beside them [T90]', async () => {
    for (const [id, en, pu] of [
      [1, 'en.ssk', 'pu.ss'],
      [40_023, 'en.jodhSingh', 'pu.virSingh'],
    ] as const) {
      const { verses } = ShabadResponse.parse(await read({ id }));
      const translated = verses.filter(({ translation }) => translation.en.bdb !== null);
      expect(translated.length).toBeGreaterThan(verses.length / 2);
      for (const { translation } of translated) {
        expect(translation.bdbFrom?.en).toBe(en);
        expect(translation.en.bdb).toBe(translation.en[en.slice(3)]);
        if (translation.pu.bdb.unicode !== null) expect(translation.bdbFrom?.pu).toBe(pu);
        expect(translation.pu.bdb).toEqual(translation.pu[pu.slice(3)]);
      }
    }
    const { verses } = ShabadResponse.parse(await read({ id: 1 }));
    expect(verses.map(({ translation }) => translation.en.bdb)).toContain(
      'True In The Primal Beginning. True Throughout The Ages.',
    );
  });

  it('gets letters, raags and writers as it knows them [T96, T97]', async () => {
    const { shabadInfo } = ShabadResponse.parse(await read({ id: 1839 }));
    expect(shabadInfo.raag.raagWithPage).toBe('Gujri (489-526)');
    expect(shabadInfo.writer.gurmukhi).toBe('mÚ 5');
    const zindagi = ShabadResponse.parse(await read({ id: 32_001 }));
    expect(zindagi.verses[0]?.verse.unicode.startsWith('\u0A5Bਿੰਦਗੀ')).toBe(true);
  });

  it('gets the fields that it reads unchecked', async () => {
    const { verses } = ShabadResponse.parse(await read({ id: 40_023 }));
    for (const { translation, transliteration } of verses) {
      expect(translation.pu.bdb).toHaveProperty('unicode');
      expect(translation.hi.ss).toBeNull();
      expect(translation.es.sn).toBeNull();
      expect(transliteration.en).not.toBe('');
    }
  });
});
