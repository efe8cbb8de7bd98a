import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaniResponse, BanisResponse } from '@naad/api-contract';
import { BANI_LENGTHS } from '@naad/gurbani-model';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

describe('banis', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const bani = (path: string) => getParsed(server, `/api/v2/banis/${path}`, BaniResponse);

  it('lists the banis in the order of their ids, with names in every script [S7.12]', async () => {
    const banis = await getParsed(server, '/api/v2/banis', BanisResponse);
    const ids = banis.map(({ ID }) => ID);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    // The banis of the reference product's list that the source database has.
    for (const id of [2, 4, 6, 9, 10, 21, 22, 23, 30, 31, 90]) expect(ids).toContain(id);
    for (const { ID, token, gurmukhiUni, transliteration, transliterations } of banis) {
      expect(ID).toBeLessThan(1000);
      expect(token).toMatch(/^[a-z\d]+$/);
      expect(gurmukhiUni).toMatch(/[਀-੿]/);
      expect(transliteration).toBe(transliterations.en);
      for (const text of Object.values(transliterations)) expect(text).not.toBe('');
    }
    expect(new Set(banis.map(({ token }) => token)).size).toBe(banis.length);
  });

  it('returns Japji Sahib with its lines, without shabad ids [S3.7, S7.13]', async () => {
    const { baniInfo, verses } = await bani('2');
    expect(baniInfo).toMatchObject({
      baniID: 2,
      source: { sourceId: 'G', pageNo: 1 },
      writer: { writerId: 1 },
      raag: { raagId: 1 },
    });
    expect(verses).toHaveLength(385);
    for (const row of verses) {
      expect(Object.keys(row.verse)).not.toContain('shabadId');
      expect(row.mangalPosition).toBeNull();
      expect(row.existsSGPC).toBeDefined();
    }
    expect(verses.some(({ header }) => header === 1)).toBe(true);
    expect(verses.some(({ header }) => header === 0)).toBe(true);
    const paragraphs = verses.map(({ paragraph }) => paragraph);
    expect(paragraphs).toEqual([...paragraphs].sort((one, other) => one - other));
  });

  it.each([
    ['s', 'existsSGPC'],
    ['m', 'existsMedium'],
    ['t', 'existsTaksal'],
    ['b', 'existsBuddhaDal'],
  ] as const)('length=%s gives just the lines that the whole bani marks %s', async (length, flag) => {
    const whole = await bani('21');
    const part = await bani(`21?length=${length}`);
    const marked = whole.verses.filter((row) => row[flag] === 1);
    expect(part.verses.map(({ verse }) => verse.verseId)).toEqual(marked.map(({ verse }) => verse.verseId));
    expect(part.verses.length).toBeGreaterThan(0);
    for (const row of part.verses)
      expect(Object.keys(row).filter((key) => key.startsWith('exists'))).toEqual([]);
  });

  it("shows clients that filter by a flag one of the source's forms, whichever length they chose [T13]", async () => {
    for (const [id, short, long] of [
      ['2', 385, 385],
      ['9', 103, 131],
      ['21', 339, 420],
      ['22', 63, 116],
      ['86', 378, 378],
    ] as const) {
      const { verses } = await bani(id);
      const shown = (['existsSGPC', 'existsMedium', 'existsTaksal', 'existsBuddhaDal'] as const).map(
        (flag) => verses.filter((row) => row[flag] === 1).length,
      );
      expect(shown, id).toEqual([short, short, long, long]);
    }
  });

  it('names a tradition for no form that the source does not mark [T1]', async () => {
    const formsOf = async (id: string) => (await bani(id)).baniInfo.forms;
    const shorter = { lengths: ['short', 'medium'], mark: null, partOf: null };
    const longer = { lengths: ['long', 'extralong'], mark: null, partOf: null };
    expect(await formsOf('21')).toEqual([
      { ...shorter, mark: 'S' },
      { ...longer, mark: 'T' },
    ]);
    expect(await formsOf('22')).toEqual([shorter, longer]);
    expect(await formsOf('9')).toEqual([shorter, { ...longer, partOf: 21 }]);
    expect(await formsOf('2')).toEqual([{ ...shorter, lengths: [...BANI_LENGTHS] }]);
  });

  it('opens a bani under its former number, with its present one [T9]', async () => {
    expect((await bani('922')).baniInfo).toMatchObject({ baniID: 35, unicode: 'ਓਅੰਕਾਰੁ' });
  });

  it('returns a short and a long Rehras', async () => {
    const short = await bani('21?length=s');
    const long = await bani('21?length=t');
    expect(short.verses.length).toBeLessThan(long.verses.length);
  });

  it('fills only the requested fields', async () => {
    const { verses } = await bani('23?translations=es.sn&transliterations=ur');
    expect(verses.some(({ verse }) => verse.translation.es.sn !== null)).toBe(true);
    for (const { verse } of verses) {
      expect(verse.translation.en.ssk).toBeNull();
      expect(verse.transliteration.en).toBe('');
      expect(verse.transliteration.ur).not.toBe('');
    }
  });

  it('refuses an unknown bani', async () => {
    await expectError(server, '/api/v2/banis/999', 'baniNotFound');
    await expectError(server, '/api/v2/banis/x', 'badRequest');
    await expectError(server, '/api/v2/banis/2?length=x', 'badRequest');
    await expectError(server, '/api/v2/banis/2?updatedsince=2999-01-01', 'baniNotFound');
    await expectError(server, '/api/v2/banis/2/3', 'notFound');
  });
});
