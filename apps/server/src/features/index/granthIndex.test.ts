import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IndexResponse } from '@naad/api-contract';
import { SOURCE_IDS } from '@naad/gurbani-corpus';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { ask, createTestServer, expectError } from '../../testing/index.ts';

describe('the index of a work', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const rowsOf = async (source: string) => (await ask(server, `/api/index/${source}`, IndexResponse)).rows;

  it('has raags, and vaars with the verse that a link highlights (behaviour 83)', async () => {
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
    // The verse is on the page the row begins with, as a link to it says.
    for (const { from, verseId } of rows) {
      const page = await server.inject(`/api/v2/angs/${from}/G`);
      const verses = page.json<{ page: { verseId: number }[] }>().page;
      expect(verses.map((verse) => verse.verseId)).toContain(verseId);
    }
  });

  it('has the works of Bhai Nand Lal by their shabads, without pages', async () => {
    const rows = await rowsOf('N');
    expect(rows.find(({ id }) => id === 'zindagi-nama')).toMatchObject({
      from: null,
      to: null,
      shabadId: 32001,
      kind: 'section',
    });
  });

  it('gives rows addresses of their own, and is empty for a work without text', async () => {
    for (const source of SOURCE_IDS) {
      const ids = (await rowsOf(source)).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
    }
    expect(await rowsOf('A')).toEqual([]);
    expect(await rowsOf('B')).toHaveLength(40);
  });

  it('is refused for what is no work', async () => {
    await expectError(server, '/api/index/X', 'badSource');
    await expectError(server, '/api/index', 'notFound');
  });
});
