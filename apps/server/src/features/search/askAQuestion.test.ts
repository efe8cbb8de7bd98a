import { SearchResponse } from '@naad/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

describe('a question', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const question = (text: string, query = '') =>
    getParsed(server, `/api/v2/search/${encodeURIComponent(text)}?searchtype=9&${query}`, SearchResponse);

  /** Shabad ids in order, one for each run of lines. */
  const runsOf = (verses: readonly { shabadId: number }[]) =>
    verses.map(({ shabadId }) => shabadId).filter((id, index, all) => id !== all[index - 1]);

  it('finds shabads by their translations, with one to three lines each', async () => {
    const { resultsInfo, verses } = await question('how do I find peace of mind');
    const shabads = runsOf(verses);
    expect(shabads).toHaveLength(20);
    expect(new Set(shabads).size).toBe(20);
    for (const id of shabads) {
      const lines = verses.filter(({ shabadId }) => shabadId === id).length;
      expect(lines).toBeGreaterThanOrEqual(1);
      expect(lines).toBeLessThanOrEqual(3);
    }
    expect(resultsInfo.pageResults).toBe(verses.length);
    expect(resultsInfo.totalResults).toBeGreaterThan(20);
    for (const { match } of verses) {
      expect(match?.length).toBeGreaterThan(0);
      for (const { how } of match ?? []) expect(how).toBe('translation');
    }
  });

  it('has pages without loss or repetition', async () => {
    const whole = await question('What happens after death?', 'results=100');
    const { totalResults } = whole.resultsInfo;
    expect(runsOf(whole.verses)).toHaveLength(totalResults);
    const ids: number[] = [];
    for (let page = 1; page <= Math.ceil(totalResults / 3); page += 1) {
      const part = await question('What happens after death?', `results=3&page=${String(page)}`);
      expect(part.resultsInfo.pages).toMatchObject({ page, totalPages: Math.ceil(totalResults / 3) });
      ids.push(...part.verses.map(({ verseId }) => verseId));
    }
    expect(ids).toEqual(whole.verses.map(({ verseId }) => verseId));
    const beyond = await question('What happens after death?', 'results=3&page=99');
    expect(beyond.verses.at(-1)?.verseId).toBe(ids.at(-1));
  });

  it('is filtered by work and writer', async () => {
    const { verses } = await question('What happens after death?', 'source=B&writer=22');
    expect(verses.length).toBeGreaterThan(0);
    for (const { source, writer } of verses) expect([source.sourceId, writer.writerId]).toEqual(['B', 22]);
  });

  it('about an occasion says that the editors chose its shabads [Q37]', async () => {
    const { verses } = await question('Which shabad is sung at a wedding?');
    expect(verses[0]).toMatchObject({ chosenBy: 'editors', source: { sourceId: 'G', pageNo: 773 } });
    const topic = await question('What happens after death?');
    expect(topic.verses.map(({ chosenBy }) => chosenBy ?? null)).not.toContain('editors');
  });

  it('has no answer if nothing is close or nothing is asked', async () => {
    for (const text of ['quantum chromodynamics of cars', 'what is the', '?', 'ਨਾਨਕ'])
      expect((await question(text)).resultsInfo.totalResults).toBe(0);
  });
});
