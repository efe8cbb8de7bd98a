import {
  AssistantResponse,
  BotRephraseResponse,
  BotSearchResponse,
  SearchResponse,
} from '@naad/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

describe('the assistant', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const question = (text: string, query = '') =>
    getParsed(server, `/api/assistant?query=${encodeURIComponent(text)}&${query}`, AssistantResponse);

  it('answers with lines of three shabads, each with translator, page and matched words [V6]', async () => {
    const { lines, isSilent, hasWriter, question: echoed } = await question('Why is ego a disease?');
    expect([echoed, isSilent, hasWriter]).toEqual(['Why is ego a disease?', false, false]);
    expect(new Set(lines.map(({ shabadId }) => shabadId)).size).toBe(3);
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
    for (const { translation, closeness, source, writer } of lines) {
      expect(translation?.translator.length).toBeGreaterThan(3);
      expect(translation?.words.length).toBeGreaterThan(0);
      expect(closeness).toBeGreaterThan(0.6);
      expect([source.pageNo > 0, writer.english === '']).toEqual([true, false]);
    }
    const [first] = lines;
    const words = first?.translation?.text.split(/\s+/) ?? [];
    expect(first?.translation?.words.map((word) => words[word]).join(' ')).toMatch(/ego/i);
  });

  it('says that the editors chose the shabads of an occasion [Q37]', async () => {
    const { lines } = await question('My father passed away');
    expect(lines.length).toBeGreaterThan(2);
    for (const { chosenBy } of lines) expect(chosenBy).toBe('editors');
    const found = await question('Why is ego a disease?');
    for (const { chosenBy } of found.lines) expect(chosenBy).toBeUndefined();
  });

  it('is silent if nothing is close [V7]', async () => {
    expect(await question('quantum chromodynamics of cars')).toMatchObject({ lines: [], isSilent: true });
  });

  it("puts the opened line first, even if the question doesn't find it [B109, V6]", async () => {
    const text = 'Why is ego a disease?';
    const { lines } = await question(text);
    const found = lines.at(-1);
    const opened = await question(
      text,
      `shabad_id=${String(found?.shabadId)}&verse_id=${String(found?.verseId)}`,
    );
    expect(opened.lines[0]).toMatchObject({ verseId: found?.verseId, closeness: found?.closeness });
    expect(new Set(opened.lines.map(({ verseId }) => verseId)).size).toBe(opened.lines.length);

    const other = await question(text, 'shabad_id=1');
    expect(other.lines[0]).toMatchObject({ shabadId: 1, closeness: null, translation: { words: [] } });
    const strange = await question('quantum chromodynamics of cars', 'shabad_id=1');
    expect([strange.isSilent, strange.lines.length]).toEqual([true, 1]);
  });

  it('answers only from the requested work', async () => {
    const { lines } = await question('What happens after death?', 'source=B');
    expect(lines.length).toBeGreaterThan(0);
    for (const { source } of lines) expect(source.sourceId).toBe('B');
    await expectError(server, '/api/assistant?query=death&source=Z', 'badSource');
  });

  it.each(['', 'query=', `query=${'a'.repeat(501)}`, 'query=death&shabad_id=x'])(
    'refuses an invalid question (%#)',
    async (query) => {
      await expectError(server, `/api/assistant?${query}`, 'badRequest');
    },
  );

  it("answers the reference bot's clients with scores below its threshold, in the order of the search [B108, V10]", async () => {
    const text = 'Why is ego a disease?';
    const { results } = await getParsed(server, `/api/search/?query=${text}&count=20`, BotSearchResponse);
    expect(results).toHaveLength(20);
    const scores = results.map(({ Score }) => Score);
    expect(scores).toEqual([...scores].sort((one, other) => one - other));
    expect(scores.at(-1)).toBeLessThan(1.15);
    const { verses } = await getParsed(
      server,
      `/api/v2/search/${encodeURIComponent(text)}?searchtype=9`,
      SearchResponse,
    );
    expect(results.map(({ Payload }) => [Payload.VerseID, Payload.SourceID])).toEqual(
      verses.slice(0, 20).map(({ verseId, source }) => [verseId, source.sourceId]),
    );
  });

  it("answers the reference bot's clients with the translation of an opened line and its translator [S3.22, V10]", async () => {
    const answer = await getParsed(
      server,
      '/api/rephrase/?query=What%20is%20truth?&shabad_id=1&verse_id=',
      BotRephraseResponse,
    );
    expect(answer.rephrased_translation).toMatch(/^.{20,} \(.+\)$/s);
    expect(answer.verse.gurmukhi).toMatch(/[a-zA-Z]/);
    await expectError(server, '/api/rephrase/?query=quantum%20cars', 'verseNotFound');
  });

  it('refuses to write an answer without a configured model', async () => {
    await expectError(server, '/api/assistant/written?query=death', 'featureAbsent');
  });
});
