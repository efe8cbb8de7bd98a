import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RaagsResponse, SourcesResponse, WritersResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { ask, createTestServer } from '../../testing/index.ts';

describe('catalogue', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('lists writers by their ids, with nobody first, whom clients drop', async () => {
    const { rows } = await ask(server, '/api/v2/writers', WritersResponse);
    const [nobody, nanak] = rows;
    expect(nobody?.WriterID).toBe(0);
    expect(nanak).toMatchObject({ WriterID: 1, WriterEnglish: 'Guru Nanak Dev Ji' });
    const ids = rows.map(({ WriterID }) => WriterID);
    expect(new Set(ids).size).toBe(ids.length);
    // Filters of existing clients name these: Bhai Gurdas, Guru Gobind Singh, Bhai Nand Lal, Bhai Gurdas Singh.
    for (const id of [22, 47, 48, 49]) expect(ids).toContain(id);
  });

  it('lists the raags of the Guru Granth Sahib with their pages', async () => {
    const { rows } = await ask(server, '/api/v2/raags', RaagsResponse);
    const ids = rows.map(({ RaagID }) => RaagID);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [1, 13, 22, 30]) expect(ids).toContain(id);
    for (const { RaagWithPage, RaagUnicode } of rows) {
      expect(RaagWithPage).toMatch(/ \(\d+-\d+\)$/);
      expect(RaagUnicode).toMatch(/[਀-੿]/);
    }
  });

  it('lists all works, those without text too', async () => {
    const { rows } = await ask(server, '/api/v2/sources', SourcesResponse);
    expect(rows.map(({ SourceID }) => SourceID)).toEqual(['G', 'D', 'B', 'A', 'S', 'N', 'R', 'K']);
  });

  it('takes a slash at the end, which existing clients write', async () => {
    await ask(server, '/api/v2/writers/', WritersResponse);
  });
});
