import { BaniResponse, BanisResponse, CapabilitiesResponse, ShabadResponse } from '@naad/api-contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROVENANCE, createTestSources } from '../testing/createTestSources.ts';
import { getParsed, expectError } from '../testing/getParsed.ts';
import { createTestServer } from '../testing/createTestServer.ts';

async function serverOf(packs: readonly object[]) {
  const server = await createTestServer({ sources: await createTestSources(packs) });
  onTestFinished(() => server.close());
  return server;
}

/** The verse ids of a shabad. */
async function verseIdsOf(id: number): Promise<number[]> {
  const { verses } = await getParsed(await serverOf([]), `/api/v2/shabads/${String(id)}`, ShabadResponse);
  return verses.map(({ verseId }) => verseId);
}

const hindi = (lines: object, change: object = {}) => ({
  kind: 'hindi-translation',
  field: 'ss',
  translator: 'A translator',
  lines,
  ...change,
});

describe('a Hindi translation', () => {
  it('is filled only at its own lines, if requested', async () => {
    const [, second = 0] = await verseIdsOf(1839);
    const server = await serverOf([hindi({ [second]: 'हिन्दी', 999_999_999: 'nirgends' })]);
    const hindiOf = async (query: string) =>
      (await getParsed(server, `/api/v2/shabads/1839${query}`, ShabadResponse)).verses.map(
        ({ translation }) => translation.hi,
      );
    const all = await hindiOf('');
    expect(all[1]).toEqual({ ss: 'हिन्दी', sts: null });
    expect(all.filter(({ ss }) => ss !== null)).toHaveLength(1);
    expect((await hindiOf('?translations=hi.ss'))[1]?.ss).toBe('हिन्दी');
    expect((await hindiOf('?translations=en.ssk'))[1]?.ss).toBeNull();
  });

  it('is listed with the works it covers', async () => {
    const [first = 0] = await verseIdsOf(1839);
    const { translations, features, absent } = await getParsed(
      await serverOf([hindi({ [first]: 'हिन्दी' })]),
      '/api/capabilities',
      CapabilitiesResponse,
    );
    expect(translations.at(-1)).toEqual({
      key: 'hi.ss',
      language: 'hi',
      translator: 'A translator',
      sources: ['G'],
      source: { kind: 'pack', name: PROVENANCE.name, licence: PROVENANCE.licence, url: PROVENANCE.url },
    });
    expect(features['hindi']).toEqual({
      sources: [{ kind: 'pack', name: PROVENANCE.name, licence: PROVENANCE.licence, url: PROVENANCE.url }],
      absent: null,
      absence: null,
    });
    expect(absent['hindi']).toBeUndefined();
  });

  it('comes from the first pack for its field', async () => {
    const [first = 0] = await verseIdsOf(1839);
    const server = await serverOf([
      hindi({ [first]: 'एक' }),
      hindi({ [first]: 'दो' }),
      hindi({ [first]: 'तीन' }, { field: 'sts' }),
    ]);
    const { verses } = await getParsed(server, '/api/v2/shabads/1839', ShabadResponse);
    expect(verses[0]?.translation.hi).toEqual({ ss: 'एक', sts: 'तीन' });
  });
});

describe('a translation under a key of its own', () => {
  const english = (lines: object, change: object = {}) => ({
    kind: 'translation',
    language: 'en',
    field: 'bdb',
    translator: 'A translator',
    lines,
    ...change,
  });

  it('is served at its lines under that key, if requested, and no other text is there [T81]', async () => {
    const [first = 0, second = 0] = await verseIdsOf(1839);
    const server = await serverOf([
      english({ [second]: 'A second line' }),
      english({ [second]: 'ਪੰਜਾਬੀ' }, { language: 'pu', field: 'own' }),
    ]);
    const textsOf = async (query: string) =>
      (await getParsed(server, `/api/v2/shabads/1839${query}`, ShabadResponse)).verses.map(
        ({ translation: { en, pu } }) => [en.bdb, pu['own']?.unicode],
      );
    expect(first).not.toBe(second);
    expect((await textsOf('')).slice(0, 2)).toEqual([
      [null, null],
      ['A second line', 'ਪੰਜਾਬੀ'],
    ]);
    expect((await textsOf('?translations=pu.own'))[1]).toEqual([null, 'ਪੰਜਾਬੀ']);
    const { verses } = await getParsed(server, '/api/v2/shabads/40023', ShabadResponse);
    expect(verses[0]?.translation.pu).not.toHaveProperty('own');
  });

  it('is credited by the capabilities, which no longer call it absent [T81]', async () => {
    const [first = 0] = await verseIdsOf(1839);
    const { translations, absent } = await getParsed(
      await serverOf([english({ [first]: 'A line' })]),
      '/api/capabilities',
      CapabilitiesResponse,
    );
    expect(translations.at(-1)).toEqual({
      key: 'en.bdb',
      language: 'en',
      translator: 'A translator',
      sources: ['G'],
      source: { kind: 'pack', name: PROVENANCE.name, licence: PROVENANCE.licence, url: PROVENANCE.url },
    });
    expect(absent['translation.en.bdb']).toBeUndefined();
    expect(absent['translation.pu.bdb']).toBeDefined();
  });

  it("stops the start under a key of the scripture's own translators [T81]", async () => {
    const [first = 0] = await verseIdsOf(1839);
    await expect(createTestSources([english({ [first]: 'A line' }, { field: 'ssk' })])).rejects.toThrow(
      'en.ssk is a translator of the scripture itself',
    );
  });
});

it('visraams of another source are added to those of the scripture', async () => {
  const [, second = 0] = await verseIdsOf(1839);
  const marks = [
    { word: 2, type: 'main' },
    { word: 4, type: 'yamki' },
  ];
  const server = await serverOf([{ kind: 'visraams', set: 'igurbani', lines: { [second]: marks } }]);
  const { verses } = await getParsed(server, '/api/v2/shabads/1839', ShabadResponse);
  const plain = await getParsed(await serverOf([]), '/api/v2/shabads/1839', ShabadResponse);
  expect(verses[1]?.visraam).toEqual({
    sttm: plain.verses[1]?.visraam.sttm,
    igurbani: [
      { p: 2, t: 'v' },
      { p: 4, t: 'y' },
    ],
    sttm2: [],
  });
  expect(verses[0]?.visraam.igurbani).toEqual([]);
  const { visraamSources } = await getParsed(server, '/api/capabilities', CapabilitiesResponse);
  expect(visraamSources).toEqual(['sttm', 'igurbani']);
});

describe('banis of a pack', () => {
  const name = { unicode: 'ਉਦਾਹਰਣ', english: 'Example' };

  it('are added, or replace ours, in the forms of the pack [B78, T14]', async () => {
    const [first = 0, second = 0, third = 0] = await verseIdsOf(1839);
    const lines = [
      { verseId: first, lengths: ['short', 'medium', 'long', 'extralong'], paragraph: 1, isHeader: true },
      { verseId: second, lengths: ['medium', 'long'], paragraph: 2, mangal: 'current' },
      { verseId: third, lengths: ['long'], paragraph: 2 },
    ];
    const server = await serverOf([
      {
        kind: 'bani-lengths',
        banis: [
          { id: 500, name, lines },
          { id: 23, lines },
        ],
      },
    ]);
    const rows = await getParsed(server, '/api/v2/banis', BanisResponse);
    expect(rows.find(({ ID }) => ID === 500)).toMatchObject({ gurmukhiUni: 'ਉਦਾਹਰਣ', hasLengths: true });
    for (const id of ['500', '23']) {
      const { verses, baniInfo } = await getParsed(server, `/api/v2/banis/${id}`, BaniResponse);
      // Lengths with the same lines are one form, and a pack names no tradition.
      expect(baniInfo.forms).toEqual(
        [['short', 'extralong'], ['medium'], ['long']].map((lengths) => ({
          lengths,
          mark: null,
          partOf: null,
        })),
      );
      expect(verses.map(({ verse }) => verse.verseId)).toEqual([first, second, third]);
      expect(verses[1]).toMatchObject({
        header: 0,
        mangalPosition: 'current',
        existsSGPC: 0,
        existsMedium: 1,
        existsTaksal: 1,
        existsBuddhaDal: 0,
        paragraph: 2,
      });
      expect((await getParsed(server, `/api/v2/banis/${id}?length=m`, BaniResponse)).verses).toHaveLength(2);
      expect((await getParsed(server, `/api/v2/banis/${id}?length=b`, BaniResponse)).verses).toHaveLength(1);
    }
  });

  it('are skipped if a verse or their name is unknown', async () => {
    const [first = 0] = await verseIdsOf(1839);
    const line = { verseId: first, lengths: ['short'], paragraph: 1 };
    const banis = [
      { id: 500, name, lines: [line, { ...line, verseId: 999_999_999 }] },
      { id: 501, lines: [line] },
    ];
    const server = await serverOf([{ kind: 'bani-lengths', banis }]);
    for (const id of ['500', '501']) await expectError(server, `/api/v2/banis/${id}`, 'baniNotFound');
  });
});
