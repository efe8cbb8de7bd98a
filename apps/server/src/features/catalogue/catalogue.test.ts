import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RaagsResponse, SourcesResponse, WritersResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

describe('catalogue', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('lists writers by id, starting with nobody, which clients drop [S7.4]', async () => {
    const { rows } = await getParsed(server, '/api/v2/writers', WritersResponse);
    const [nobody, nanak] = rows;
    expect(nobody?.WriterID).toBe(0);
    expect(nanak).toMatchObject({ WriterID: 1, WriterEnglish: 'Guru Nanak Dev Ji' });
    const ids = rows.map(({ WriterID }) => WriterID);
    expect(new Set(ids).size).toBe(ids.length);
    // Filters of existing clients use these ids: Bhai Gurdas, Guru Gobind Singh, Bhai Nand Lal, Bhai Gurdas Singh.
    for (const id of [22, 47, 48, 49]) expect(ids).toContain(id);
  });

  it('lists the raags of the Guru Granth Sahib with their angs', async () => {
    const { rows } = await getParsed(server, '/api/v2/raags', RaagsResponse);
    const ids = rows.map(({ RaagID }) => RaagID);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [1, 13, 22, 30]) expect(ids).toContain(id);
    for (const { RaagWithPage, RaagUnicode } of rows) {
      expect(RaagWithPage).toMatch(/ \(\d+-\d+\)$/);
      expect(RaagUnicode).toMatch(/[਀-੿]/);
    }
  });

  it('lists all works, including those without text', async () => {
    const { rows } = await getParsed(server, '/api/v2/sources', SourcesResponse);
    expect(rows.map(({ SourceID }) => SourceID)).toEqual(['G', 'D', 'B', 'A', 'S', 'N', 'R', 'K']);
  });

  it('accepts a trailing slash, which existing clients send [S7.4]', async () => {
    await getParsed(server, '/api/v2/writers/', WritersResponse);
  });
});
