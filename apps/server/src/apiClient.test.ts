import type { AddressInfo } from 'node:net';
import { createApiClient, createHttpTransport, type ApiClient } from '@naad/api-client';
import { ApiError, SEARCH_TYPES } from '@naad/api-contract';
import { parseAng, parseShabadId, type ShabadId } from '@naad/gurbani-corpus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from './http/apiInstance.ts';
import { createTestServer, loadScripture } from './testing/index.ts';

function id(number: number): ShabadId {
  const parsed = parseShabadId(number);
  if (parsed === null) throw new Error(`${number} is no id`);
  return parsed;
}

/** Our own client over the network, as the site in a browser has it. */
describe('@naad/api-client', () => {
  let server: ApiInstance;
  let client: ApiClient;
  const companions = { translations: ['en.ssk'], isTransliterated: true };
  beforeAll(async () => {
    server = await createTestServer();
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    client = createApiClient(createHttpTransport({ base: `http://127.0.0.1:${port}/api` }));
  });
  afterAll(() => server.close());

  it('reads shabads, letter for letter as the scripture has them', async () => {
    const { corpus } = await loadScripture();
    const ids = [3590, 1839, 40_023].map(id);
    const shabads = await client.getShabads(ids, companions);
    expect(shabads.map((shabad) => shabad.id)).toEqual(ids);
    for (const { verses } of shabads) {
      for (const verse of verses) {
        const line = corpus.lineIndexOf(verse.id);
        expect(line === null ? null : corpus.unicode(line)).toBe(verse.unicode);
      }
    }
  });

  it('names the language and translator of every translation, each at its own line', async () => {
    const { corpus } = await loadScripture();
    const keys = { 'en.ms': 'en', 'pu.ss': 'pa-Guru', 'es.sn': 'es' };
    const translated = { translations: Object.keys(keys), isTransliterated: false };
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

  it('searches, turns pages of a work, and takes one by chance', async () => {
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

  it('knows writers and capabilities', async () => {
    expect((await client.getWriters()).some((writer) => writer.id === 0)).toBe(false);
    expect((await client.getCapabilities()).translators.length).toBeGreaterThan(10);
  });

  it('is told what is wrong by the catalogue of errors', async () => {
    const refusal = client.getShabads([id(999_999)], companions);
    await expect(refusal).rejects.toThrow(ApiError);
    await expect(refusal).rejects.toMatchObject({ id: 'shabadNotFound', status: 404 });
  });
});
