import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RelatedResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

describe('related shabads', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const relatedTo = async (id: number) =>
    (await getParsed(server, `/api/related/shabad/${id}`, RelatedResponse)).rows;

  it('are twenty, most similar first, each with its title line [B69]', async () => {
    const rows = await relatedTo(1839);
    expect(rows).toHaveLength(20);
    const scores = rows.map(({ AvgScore }) => AvgScore);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    for (const row of rows) {
      expect(row.ShabadID).not.toBe(1839);
      expect(row.GurmukhiUni).toMatch(/[ਅ-ਹ]/);
      expect(Math.round(row.AvgScore * 1.5)).toBeLessThanOrEqual(100);
    }
    expect(new Set(rows.map(({ ShabadID }) => ShabadID)).size).toBe(20);
  });

  it('have work, writer, raag, translations and a transliteration', async () => {
    const [first] = await relatedTo(1);
    expect(first).toMatchObject({
      ShabadID: 1015,
      Gurmukhi: 'Awid scu jugwid scu ]',
      GurmukhiUni: 'ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥',
      English: 'True in the beginning, True throughout the ages,',
      PageNo: 285,
      SourceID: 'G',
      WriterID: 5,
      WriterEnglish: 'Guru Arjan Dev Ji',
      RaagID: 7,
      RaagEnglish: 'Raag Gauree',
    });
    expect(first?.PunjabiUni).not.toBeNull();
    expect(first?.Spanish).not.toBeNull();
    expect(first?.Transliteration).not.toBe('');
    // A salok of Sukhmani that repeats the opening line is excellent; the following ones aren't.
    expect(Math.round((first?.AvgScore ?? 0) * 1.5)).toBeGreaterThanOrEqual(70);
  });

  it('name the lines and words that both shabads have, and the same raag or writer [P36]', async () => {
    const [first] = await relatedTo(1);
    expect(first?.Reasons).toMatchObject({ lines: 1, raag: false, writer: false });
    for (const { Reasons: reasons, RaagID: raag } of await relatedTo(1839)) {
      expect(reasons.words.length + reasons.lines).toBeGreaterThan(0);
      expect(reasons.raag).toBe(raag === 9);
    }
  });

  it('exist for every work', async () => {
    for (const id of [40023, 30000, 40914]) expect(await relatedTo(id)).toHaveLength(20);
  });

  it('refuse an invalid shabad id', async () => {
    await expectError(server, '/api/related/shabad/undefined', 'badShabadId');
    await expectError(server, '/api/related/shabad/1,2', 'badShabadId');
    await expectError(server, '/api/related/shabad/999999', 'shabadNotFound');
    await expectError(server, '/api/related/shabad', 'notFound');
  });
});
