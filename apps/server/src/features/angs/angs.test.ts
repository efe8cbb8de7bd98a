import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AngResponse, MultiAngResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

describe('angs', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const ang = (path: string) => getParsed(server, `/api/v2/angs/${path}`, AngResponse);

  it.each(['1', '1/', '1/G', '1/G/'])('%s is the first ang of the Guru Granth Sahib', async (path) => {
    const { source, count, navigation, page } = await ang(path);
    expect(source).toMatchObject({ sourceId: 'G', pageNo: 1 });
    expect(navigation).toEqual({ previous: null, next: 2 });
    expect(page).toHaveLength(count);
    expect(page[0]?.verse.unicode.startsWith('ੴ')).toBe(true);
    for (const verse of page) {
      expect(verse.pageNo).toBe(1);
      expect(verse.writer.writerId).toBe(1);
      expect(verse.raag.raagId).toBe(1);
    }
  });

  it('returns the writer of each line of an ang', async () => {
    const { page } = await ang('968');
    expect(new Set(page.map(({ writer }) => writer.english)).size).toBeGreaterThan(1);
    expect(page.some(({ shabadId }) => shabadId === 3590)).toBe(true);
  });

  it.each([
    ['1430', { previous: 1429, next: null }],
    ['1428/D', { previous: 1427, next: null }],
    ['40/B', { previous: 39, next: null }],
    ['28/S', { previous: 27, next: null }],
    ['675/K', { previous: 674, next: null }],
    ['700', { previous: 699, next: 701 }],
  ])('%s has the expected neighbours', async (path, navigation) => {
    expect((await ang(path)).navigation).toEqual(navigation);
  });

  it('clamps to the last ang only in the Guru Granth Sahib', async () => {
    expect((await ang('1431')).source.pageNo).toBe(1430);
    expect((await ang('2000000000')).source.pageNo).toBe(1430);
    const { pageNos } = await getParsed(server, '/api/v2/angs/1429-1435', MultiAngResponse);
    expect(pageNos).toEqual([1429, 1430]);
    await expectError(server, '/api/v2/angs/1429/D', 'angNotFound');
    await expectError(server, '/api/v2/angs/41/B', 'angNotFound');
    await expectError(server, '/api/v2/angs/39-41/B', 'angNotFound');
  });

  it.each([
    ['1-3', [1, 2, 3]],
    ['4+6', [4, 6]],
    ['4%2B6', [4, 6]],
    ['2-3+7', [2, 3, 7]],
    ['7+2-3', [7, 2, 3]],
  ])('%s returns several angs', async (range, angs) => {
    const { pageNos, pages } = await getParsed(server, `/api/v2/angs/${range}`, MultiAngResponse);
    expect(pageNos).toEqual(angs);
    expect(pages.map(({ source }) => source.pageNo)).toEqual(angs);
  });

  it('returns a range of one ang as a single ang', async () => {
    expect((await ang('5-5')).source.pageNo).toBe(5);
  });

  it.each([
    'x',
    '0',
    '-1',
    '1-',
    '-',
    '3-1',
    '1-2-3',
    '1+',
    '+',
    '<10',
    '>10',
    '1,2',
    '1.5',
    '5 ',
    '1-2147483648',
  ])('refuses %s as malformed', (range) =>
    expectError(server, `/api/v2/angs/${encodeURIComponent(range)}`, 'badAng'),
  );

  it('refuses more than twenty angs before loading any [F17]', async () => {
    await getParsed(server, '/api/v2/angs/1-20?translations=&transliterations=', MultiAngResponse);
    await expectError(server, '/api/v2/angs/1-21', 'tooMany');
    await expectError(server, '/api/v2/angs/1-2000000000', 'tooMany');
    await expectError(server, `/api/v2/angs/${'1+'.repeat(5000)}1`, 'tooMany');
  });

  it('refuses unknown sources and those without angs or text', async () => {
    await expectError(server, '/api/v2/angs/1/X', 'badSource');
    await expectError(server, '/api/v2/angs/1/all', 'badSource');
    await expectError(server, '/api/v2/angs/1/N', 'angNotFound');
    await expectError(server, '/api/v2/angs/1/A', 'sourceAbsent');
  });

  it('finds nothing that changed since the corpus was updated', async () => {
    await ang('5?updatedsince=2001-01-31');
    await expectError(server, '/api/v2/angs/5?updatedsince=2999-01-01', 'angNotFound');
  });
});
