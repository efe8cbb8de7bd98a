import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AngResponse, CapabilitiesResponse, SearchResponse, ShabadResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer, loadScripture } from '../../testing/createTestServer.ts';
import { getParsed } from '../../testing/getParsed.ts';

/** Zindagi Nama, and a ghazal. */
const ZINDAGI_NAMA = 32_001;
const GHAZAL = 30_002;

describe('translations of the source', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const shabad = (id: number, query = '') =>
    getParsed(server, `/api/v2/shabads/${String(id)}${query}`, ShabadResponse);

  it('have no word of Bindra at any line of the Ghazals, or of Zindagi Nama up to couplet 402 [T24]', async () => {
    const { corpus } = await loadScripture();
    const ghazals = Array.from({ length: 64 }, (_, index) => 30_000 + index);
    for (const id of ghazals) {
      const { verses, withheld } = await shabad(id);
      expect(withheld).toEqual(['en.bindra']);
      for (const { translation } of verses) {
        expect(translation.en['bindra']).toBeNull();
        expect([translation.en.ssk, translation.en.ms, translation.en.bdb]).toEqual([null, null, null]);
      }
      expect(verses.some(({ translation }) => translation.pu['gandaSingh']?.unicode)).toBe(true);
    }
    const { verses } = await shabad(ZINDAGI_NAMA);
    const couplet = verses.findIndex(({ verse }) => verse.gurmukhi.includes('[402['));
    const english = verses.map(({ translation }) => translation.en['bindra'] ?? null);
    expect(english.slice(0, couplet + 1).every((text) => text === null)).toBe(true);
    // The first line of couplet 403 has the text of Jot Bigas 175.
    expect(english[couplet + 1]).toBeNull();
    expect(english[couplet + 2]).toContain('(403)');
    expect(english.slice(couplet + 2).filter((text) => text !== null).length).toBeGreaterThan(200);
    expect(corpus.catalogue.translators.find(({ key }) => key === 'en.bindra')?.count).toBe(897);
  });

  it('are found by no English search at the lines where they are withheld [T24]', async () => {
    // The source has these words beside couplet 1 of Zindagi Nama, where they don't belong, and beside couplet 353.
    const words = encodeURIComponent('fortunate enough to deserve such boons and blessings');
    const { verses } = await getParsed(server, `/api/v2/search/${words}?searchtype=3`, SearchResponse);
    const { verses: zindagiNama } = await shabad(ZINDAGI_NAMA);
    const hidden = new Set(
      zindagiNama.flatMap(({ verseId, translation }) => (translation.en['bindra'] ? [] : [verseId])),
    );
    expect(hidden.size).toBeGreaterThan(800);
    expect(verses.filter(({ verseId }) => hidden.has(verseId))).toEqual([]);
    const found = await getParsed(
      server,
      `/api/v2/search/${encodeURIComponent('Guru Nanak is the complete form of Akaalpurakh')}?searchtype=3`,
      SearchResponse,
    );
    expect(found.verses[0]?.shabadId).toBe(30_081);
  });

  it('are named as withheld with a shabad or ang only if they were requested [T24]', async () => {
    expect((await shabad(GHAZAL, '?translations=en.bindra')).withheld).toEqual(['en.bindra']);
    expect((await shabad(GHAZAL, '?translations=pu.gandaSingh')).withheld).toBeUndefined();
    expect((await shabad(30_081)).withheld).toBeUndefined();
    const ang = (page: number) => getParsed(server, `/api/v2/angs/${String(page)}/D`, AngResponse);
    const displaced = await ang(283);
    expect(displaced.withheld).toEqual(['pu.jaggi']);
    for (const { translation } of displaced.page) expect(translation.pu['jaggi']?.unicode ?? null).toBeNull();
    expect((await ang(1)).withheld).toBeUndefined();
  });

  it('are listed in the capabilities with their works, what is withheld and why [T25]', async () => {
    const { translations } = await getParsed(server, '/api/capabilities', CapabilitiesResponse);
    const checks = (wanted: string) => translations.find(({ key }) => key === wanted)?.checks;
    const { verses } = await shabad(ZINDAGI_NAMA);
    expect(checks('en.bindra')).toMatchObject({
      endNumbers: { compared: 746, disagreeing: 298 },
      withheld: [
        { sourceId: 'N', count: 805, reason: 'misplaced' },
        { sourceId: 'N', firstVerseId: verses[0]?.verseId, count: 805, reason: 'misplaced' },
      ],
    });
    expect(checks('pu.jaggi')?.withheld).toMatchObject([{ sourceId: 'D', count: 274 }]);
    expect(checks('en.ssk')).toEqual({
      endNumbers: { compared: 18_267, disagreeing: 0 },
      truncated: 0,
      withheld: [],
    });
    expect(checks('pu.ms')?.endNumbers).toBeNull();
    expect(translations.flatMap(({ checks: each }) => each?.withheld ?? [])).toHaveLength(3);
  });

  it('that the source cuts are marked beside the text, which stays as it is [T26]', async () => {
    const { corpus } = await loadScripture();
    const puri = corpus.catalogue.translators.find(({ key }) => key === 'en.puri');
    expect(puri?.truncatedLines).toHaveLength(263);
    const line = puri?.truncatedLines[0] ?? -1;
    const { shabadIndex, verseId } = corpus.line(line);
    const { verses } = await shabad(corpus.shabad(shabadIndex).id);
    const verse = verses.find((each) => each.verseId === Number(verseId));
    expect(verse?.truncated).toEqual(['en.puri']);
    expect(verse?.translation.en['puri']).toBe(corpus.translation(line, 'en.puri'));
    const whole = await shabad(1839);
    expect(whole.verses.filter((each) => 'truncated' in each)).toEqual([]);
  });
});
