import { GlossResponse, KoshEntriesResponse } from '@naad/api-contract';
import { GLOSSARY_NAME } from '@naad/gurbani-corpus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer, loadScripture } from '../../testing/createTestServer.ts';
import { expectError, getParsed } from '../../testing/getParsed.ts';
import { lineWords } from '@naad/api-scripture';

describe('the words of a line', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('have the meanings of the commentary in this line, in the order of the line [P32]', async () => {
    const { corpus } = await loadScripture();
    // ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥
    const { verseId } = corpus.line(2);
    const { words, ...place } = await getParsed(server, `/api/gloss/${String(verseId)}`, GlossResponse);
    expect(place).toEqual({ verseId, sourceId: 'G', ang: 1, lineNumber: 4, source: GLOSSARY_NAME });
    expect(words.map(({ word, positions, meanings }) => [word, positions, meanings])).toEqual([
      ['ਆਦਿ', [0], ['ਮੁੱਢ ਤੋਂ']],
      ['ਸਚੁ', [1, 3], ['ਹੋਂਦ ਵਾਲਾ']],
      ['ਜੁਗਾਦਿ', [2], ['ਜੁਗਾਂ ਦੇ ਮੁੱਢ ਤੋਂ']],
      // The data give the commentary's note on ਹੈ for this line, although the line doesn't have the word.
      ['ਹੈ', [], ['ਭਾਵ, ਇਸ ਵੇਲੇ ਭੀ ਹੈ']],
    ]);
    const inLine = words.filter(({ positions }) => positions.length > 0);
    expect(inLine.map(({ transliterations }) => transliterations.en)).toEqual([
      'aad(i)',
      'sach(u)',
      'jugaad(i)',
    ]);
    expect(inLine.every(({ transliterations: sounds }) => sounds.hi && sounds.ur && sounds.ipa)).toBe(true);
    expect(inLine.map(({ transliterations }) => transliterations.ipa).at(-1)).toBe('d͡ʒʊɡaːd̪ɪ̆');
    expect(words.at(-1)?.transliterations).toEqual({});
  });

  it('never have a meaning that the data give for another line, in any line of the corpus [P34]', async () => {
    const { corpus } = await loadScripture();
    const glossary = corpus.glossary();
    const linesOf = new Map<string, ReadonlySet<number>>();
    for (let line = 0; line < corpus.lineCount; line++) {
      for (const { word } of glossary.ofLine(line)) {
        for (const { text, lines } of linesOf.has(word) ? [] : (glossary.lookUp(word)?.meanings ?? [])) {
          linesOf.set(`${word}=${text}`, new Set(lines));
        }
        linesOf.set(word, new Set());
      }
    }
    const wrong: string[] = [];
    for (let line = 0; line < corpus.lineCount; line++) {
      const glosses = glossary.ofLine(line);
      const shown = lineWords(corpus, line).flatMap(({ meanings }) => meanings);
      const isOfLine = (meaning: string) =>
        glosses.some((each) => each.meaning === meaning && linesOf.get(`${each.word}=${meaning}`)?.has(line));
      wrong.push(...shown.filter((meaning) => !isOfLine(meaning)));
      if (shown.length !== new Set(glosses.map((each) => `${each.word}=${each.meaning}`)).size) {
        wrong.push(`line ${String(line)} lacks a gloss`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('have no meaning and no commentary in works that it does not explain', async () => {
    const { corpus } = await loadScripture();
    const { verseId } = corpus.line(corpus.lineCount - 1);
    const { source, words } = await getParsed(server, `/api/gloss/${String(verseId)}`, GlossResponse);
    expect(source).toBeNull();
    expect(words.length).toBeGreaterThan(0);
    expect(words.flatMap(({ meanings }) => meanings)).toEqual([]);
  });

  it('refuse an invalid or unknown verse id', async () => {
    await expectError(server, '/api/gloss/x', 'badVerseId');
    await expectError(server, '/api/gloss/999999999', 'verseNotFound');
  });

  it('have meanings elsewhere with the ang of a line, without duplicates and without this line [P33]', async () => {
    const { corpus } = await loadScripture();
    const { verseId } = corpus.line(2);
    const path = (query: string) => `/api/v2/kosh/word/${encodeURIComponent('ਸਚੁ')}${query}`;
    const [entry] = await getParsed(server, path(`?elsewhere=${String(verseId)}`), KoshEntriesResponse);
    const uses = entry?.uses ?? [];
    expect(uses[0]).toMatchObject({ definitionUni: 'ਸਦਾ-ਥਿਰ ਪ੍ਰਭੂ', sourceId: 'G' });
    const folded = uses.map(({ definitionUni }) => definitionUni.replace(/[਼\s\p{P}]/gu, ''));
    expect(new Set(folded).size).toBe(folded.length);
    expect(uses.some((use) => use.verseId === Number(verseId))).toBe(false);
    const [whole] = await getParsed(server, path(''), KoshEntriesResponse);
    expect(whole?.uses?.length).toBeGreaterThanOrEqual(uses.length);
    expect(whole?.definitionUni).toBe(entry?.definitionUni);
  });
});
