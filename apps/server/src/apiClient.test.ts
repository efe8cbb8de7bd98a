import type { AddressInfo } from 'node:net';
import { createApiClient, createHttpTransport, paceClient, type ApiClient } from '@naad/api-client';
import { parseAng, parseShabadId, SEARCH_TYPES, type ShabadId } from '@naad/gurbani-model';
import { ApiError } from '@naad/api-contract';
import { toScript } from '@naad/gurbani-text/naad-scheme';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from './http/apiInstance.ts';
import { HUKAMNAMA_DAYS } from './testing/hukamnamaDays.ts';
import { createTestServer, loadScripture } from './testing/createTestServer.ts';
import { createTestSources } from './testing/createTestSources.ts';

function id(number: number): ShabadId {
  const parsed = parseShabadId(number);
  if (parsed === null) throw new Error(`${number} is no id`);
  return parsed;
}

/** Creates our client over the network, as the site uses it in a browser. */
describe('@naad/api-client', () => {
  let server: ApiInstance;
  let client: ApiClient;
  const companions = { translations: ['en.ssk'], transliterations: ['en'] } as const;
  beforeAll(async () => {
    const chapters = [{ id: 3, name: 'ਹਉਮੈ', english: 'Ego', shabads: [{ shabadId: 1839 }] }];
    const sources = await createTestSources([
      { kind: 'hukamnamas', days: HUKAMNAMA_DAYS },
      { kind: 'amrit-keertan', chapters },
      { kind: 'kosh', entries: [{ word: 'ਅਗਮ', definition: 'ਅਪਹੁੰਚ' }] },
    ]);
    server = await createTestServer({ sources });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    client = createApiClient(
      createHttpTransport({ base: `http://127.0.0.1:${port}/api`, timeoutMs: 60_000 }),
    );
  });
  afterAll(() => server.close());

  it('returns the same shabads with paceClient, and yields between them', async () => {
    let turns = 0;
    const paced = paceClient(client, () => {
      turns += 1;
      return Promise.resolve();
    });
    for (const [ids, expected] of [
      [[3590, 1839, 40_023], 2],
      [[3590], 0],
    ] as const) {
      turns = 0;
      const shabads = await paced.getShabads(ids.map(id), companions);
      expect(shabads).toEqual(await client.getShabads(ids.map(id), companions));
      expect(turns).toBe(expected);
    }
  });

  it('returns shabads letter for letter as in the scripture, also letters that are sent precomposed [T96]', async () => {
    const { corpus } = await loadScripture();
    const ids = [3590, 1839, 40_023, 32_001].map(id);
    const shabads = await client.getShabads(ids, companions);
    expect(shabads.map((shabad) => shabad.id)).toEqual(ids);
    for (const { verses } of shabads) {
      for (const verse of verses) {
        const line = corpus.lineIndexOf(verse.id);
        expect(line === null ? null : corpus.unicode(line)).toBe(verse.unicode);
      }
    }
  });

  it('never gets a text under the name of BaniDB, which lacks it [T90]', async () => {
    const all = { translations: [], transliterations: [] } as const;
    const every = (await client.getCapabilities()).translators.map(({ key }) => key);
    expect(every.some((key) => key.endsWith('.bdb'))).toBe(false);
    for (const includes of [all, companions, { ...all, translations: every }]) {
      const [shabad] = await client.getShabads([id(1839)], includes);
      const ang = await client.getAng('G', parseAng(496) ?? expect.unreachable(), includes);
      const keys = [shabad, ang].flatMap((each) =>
        (each?.verses ?? []).flatMap(({ translations }) => translations.map(({ key }) => key)),
      );
      expect(keys.filter((key) => !every.includes(key))).toEqual([]);
    }
  });

  it('names the language and translator of every translation, each at its own line', async () => {
    const { corpus } = await loadScripture();
    const keys = { 'en.ms': 'en', 'pu.ss': 'pa-Guru', 'es.sn': 'es' };
    const translated = { translations: Object.keys(keys), transliterations: [] };
    const [shabad] = await client.getShabads([id(1839)], translated);
    for (const { id: verseId, translations } of shabad?.verses ?? []) {
      const line = corpus.lineIndexOf(verseId) ?? -1;
      const expected = Object.entries(keys).flatMap(([key, lang]) => {
        const text = corpus.translation(line, key);
        return text === null ? [] : [{ key, lang, text }];
      });
      expect(translations).toEqual(expected);
    }
  });

  it('returns each line in the requested scripts, in the Naad scheme, and names them [S2.70, T34]', async () => {
    const { corpus } = await loadScripture();
    const langs = { en: 'pa-Latn', hi: 'hi', ur: 'pa-Arab', ipa: 'pa-Latn-fonipa' };
    for (const scripts of [['ur', 'en'], ['ipa'], ['hi', 'ipa', 'ur', 'en'], []] as const) {
      const [shabad] = await client.getShabads([id(1839)], { translations: [], transliterations: scripts });
      for (const { id: verseId, transliterations } of shabad?.verses ?? []) {
        const line = corpus.lineIndexOf(verseId) ?? -1;
        expect(transliterations).toHaveLength(scripts.length);
        for (const script of scripts) {
          const text = toScript(corpus.unicode(line), script);
          expect(transliterations).toContainEqual({ script, lang: langs[script], text });
        }
      }
    }
  });

  it('searches, turns the pages of a work, and picks a random shabad', async () => {
    const found = await client.search(
      { query: 'ਧਧਰਗਜ', type: SEARCH_TYPES.firstLetters, source: null, writer: null, page: 1 },
      companions,
    );
    expect(found.verses[0]?.shabadId).toBe(3590);
    expect(found.verses[0]?.matches).toEqual([{ how: 'exact', words: [0, 1, 2, 3, 4] }]);
    const ang = parseAng(968);
    if (ang === null) throw new Error('no ang');
    expect((await client.getAng('G', ang, companions)).verses.length).toBeGreaterThan(0);
    expect(await client.getRandomShabadId()).toBeLessThan(5541);
  });

  it('returns the hukamnama of a day, and the newest', async () => {
    const dated = await client.getHukamnama({ year: 2024, month: 1, day: 31 }, companions);
    expect(dated.date).toEqual({ year: 2024, month: 1, day: 31 });
    expect(dated.shabads.map((shabad) => shabad.id)).toEqual([3304]);
    expect((await client.getHukamnama(null, companions)).isLatest).toBe(true);
    const missing = client.getHukamnama({ year: 2024, month: 2, day: 1 }, companions);
    await expect(missing).rejects.toMatchObject({ name: 'ApiError', id: 'hukamnamaNotFound' });
  });

  it('returns banis, each line as in the scripture', async () => {
    const { corpus } = await loadScripture();
    const names = await client.getBanis();
    expect(names.filter(({ hasLengths }) => hasLengths).map(({ id: bani }) => bani)).toContain(21);
    expect(names.find(({ id: bani }) => Number(bani) === 31)?.slug).toBe('sukhamanee-saahib');
    const rehras = names.find(({ id: bani }) => Number(bani) === 21) ?? expect.unreachable();
    const bani = await client.getBani(rehras.id, companions);
    expect(bani).toMatchObject({ slug: rehras.slug, forms: [{ mark: 'S' }, { mark: 'T' }] });
    const short = bani.verses.filter(({ lengths }) => lengths.includes('short'));
    expect(short.length).toBeGreaterThan(100);
    expect(short.length).toBeLessThan(bani.verses.length);
    for (const verse of bani.verses)
      expect(corpus.unicode(corpus.lineIndexOf(verse.id) ?? -1)).toBe(verse.unicode);
  });

  it('returns Amrit Keertan and looks words up', async () => {
    const [chapter = expect.unreachable()] = await client.getAmritKeertanIndex();
    expect(chapter).toMatchObject({ id: 3, unicode: 'ਹਉਮੈ', english: 'Ego' });
    const { shabads } = await client.getAmritKeertanChapter(chapter.id);
    expect(shabads).toMatchObject([
      { shabadId: 1839, ang: 496, source: { english: expect.any(String) as string } },
    ]);
    const [meaning] = await client.lookUpWord('ਅਗਮ॥');
    expect(meaning).toEqual({ word: 'ਅਗਮ', definition: 'ਅਪਹੁੰਚ', sourceName: 'Packs of tests' });
  });

  it('returns writers and capabilities', async () => {
    expect((await client.getWriters()).some((writer) => writer.id === 0)).toBe(false);
    expect((await client.getCapabilities()).translators.length).toBeGreaterThan(10);
  });

  it('throws errors of the catalog', async () => {
    const refusal = client.getShabads([id(999_999)], companions);
    await expect(refusal).rejects.toThrow(ApiError);
    await expect(refusal).rejects.toMatchObject({ id: 'shabadNotFound', status: 404 });
  });
});
