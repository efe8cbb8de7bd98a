import { beforeAll, describe, expect, it } from 'vitest';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { loadScripture } from '../testing/createTestServer.ts';
import type { UpstreamVerse } from './collectVerses.ts';
import { createLetterIndex, type LetterIndex } from './createLetterIndex.ts';
import { mapVerses } from './mapVerses.ts';

let corpus: Corpus;
let letters: LetterIndex;
beforeAll(async () => {
  ({ corpus } = await loadScripture());
  letters = createLetterIndex(corpus);
});

/** A line as an upstream with other verse ids has it. */
function verseOf(line: LineIndex, change: Partial<UpstreamVerse> = {}): UpstreamVerse {
  const { sourceId, ang, shabadIndex } = corpus.line(line);
  return {
    verseId: 5_000_000 + line,
    shabadId: corpus.shabad(shabadIndex).id,
    verse: { unicode: corpus.unicode(line) },
    translation: { en: {}, pu: {}, hi: {} },
    visraam: { igurbani: [], sttm2: [] },
    sourceId,
    page: ang,
    path: '/',
    ...change,
  };
}

const allLines = () => Array.from({ length: corpus.lineCount }, (_, line) => line);

describe('verses of an upstream', () => {
  it('are each found at their own line where shabad ids agree [T86]', () => {
    const lines = allLines();
    const verses = lines.map((line) => verseOf(line));
    expect(mapVerses({ corpus, letters }, verses)).toEqual(lines);
  });

  it('are never found at another line if every seventh is missing, and nearly all are found [T86]', () => {
    const lines = allLines().filter((line) => line % 7 > 0);
    const verses = lines.map((line) => verseOf(line));
    const found = mapVerses({ corpus, letters }, verses);
    expect(found.filter((line, index) => line !== null && line !== lines[index])).toEqual([]);
    expect(found.filter((line) => line === null).length).toBe(7);
  });

  it('are found by page where the shabad ids are unknown, and never at another line [T86]', () => {
    const lines = allLines().filter((line) => corpus.line(line).sourceId === 'D');
    const verses = lines.map((line, index) => verseOf(line, { shabadId: 2_000_000_000 - index }));
    expect(mapVerses({ corpus, letters }, verses)).toEqual(lines);
  });

  it('are not found if a letter differs, and their neighbours still are [T86]', () => {
    const { firstLine } = corpus.shabad(corpus.shabadIndexOf(1839 as never) ?? 0);
    const lines = [0, 1, 2, 3].map((offset) => firstLine + offset);
    const changed = { verse: { unicode: `${corpus.unicode(firstLine + 1)} ਨਾਨਕ` } };
    const verses = lines.map((line, index) => verseOf(line, index === 1 ? changed : {}));
    expect(mapVerses({ corpus, letters }, verses)).toEqual([lines[0], null, lines[2], lines[3]]);
  });

  it('are not found if a repeated line could be either one [T86]', () => {
    const shabads = Array.from({ length: corpus.shabadCount }, (_, index) => corpus.shabad(index));
    const repeating = shabads.find(({ firstLine, lineCount }) => {
      const texts = Array.from({ length: lineCount }, (_, offset) => letters.lettersOf(firstLine + offset));
      return texts.some((text, index) => text !== '' && texts.indexOf(text) !== index);
    });
    const { firstLine = 0, lineCount = 0 } = repeating ?? {};
    const lines = Array.from({ length: lineCount }, (_, offset) => firstLine + offset);
    const again = lines.find((line) =>
      lines.some((each) => each < line && letters.lettersOf(each) === letters.lettersOf(line)),
    );
    expect(again).toBeDefined();
    const lonely = mapVerses({ corpus, letters }, [verseOf(again ?? 0)]);
    expect(lonely).toEqual([null]);
  });

  it('are not found in another work that has the same words on the same page [T86]', () => {
    const verse = verseOf(corpus.shabad(corpus.shabadIndexOf(1839 as never) ?? 0).firstLine);
    expect(mapVerses({ corpus, letters }, [verse])).not.toEqual([null]);
    expect(mapVerses({ corpus, letters }, [{ ...verse, sourceId: 'D' }])).toEqual([null]);
  });
});
