import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IndexResponse } from '@naad/api-contract';
import { SOURCE_IDS } from '@naad/gurbani-model';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

describe('the index of a work', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const rowsOf = async (source: string) =>
    (await getParsed(server, `/api/index/${source}`, IndexResponse)).rows;

  it('has raags, and vaars with the verse to highlight [B83]', async () => {
    const rows = await rowsOf('G');
    expect(rows.filter(({ kind }) => kind === 'vaar')).toHaveLength(22);
    const vaar = rows.find(({ id }) => id === 'aasaa-ki-vaar-first-mehl');
    expect(vaar).toMatchObject({
      name: { english: 'Aasaa Ki Vaar First Mehl', unicode: 'ਆਸਾ ਕੀ ਵਾਰ ਮਹਲਾ ੧' },
      kind: 'vaar',
      from: 462,
      to: 475,
      shabadId: 1685,
    });
    // The verse is on the page that the row starts at.
    for (const { from, verseId } of rows) {
      const page = await server.inject(`/api/v2/angs/${from}/G`);
      const verses = page.json<{ page: { verseId: number }[] }>().page;
      expect(verses.map((verse) => verse.verseId)).toContain(verseId);
    }
  });

  it('lists the works of Bhai Nand Lal by shabad, without pages', async () => {
    const rows = await rowsOf('N');
    expect(rows.find(({ id }) => id === 'zindagi-nama')).toMatchObject({
      from: null,
      to: null,
      shabadId: 32001,
      kind: 'section',
    });
  });

  it('gives rows unique ids, and is empty for a work without text', async () => {
    for (const source of SOURCE_IDS) {
      const ids = (await rowsOf(source)).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
    }
    expect(await rowsOf('A')).toEqual([]);
    expect(await rowsOf('B')).toHaveLength(40);
  });

  it('refuses an unknown work', async () => {
    await expectError(server, '/api/index/X', 'badSource');
    await expectError(server, '/api/index', 'notFound');
  });
});
