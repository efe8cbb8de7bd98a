import { describe, expect, it } from 'vitest';
import { loadScripture } from '../testing/createTestServer.ts';
import { comparableLetters, createLetterIndex } from './createLetterIndex.ts';
import { findBaniLines } from './findBaniLines.ts';

describe('the lines of a bani', () => {
  it('are found for every bani of this scripture by letters and page alone [T86]', async () => {
    const { corpus } = await loadScripture();
    const context = { corpus, letters: createLetterIndex(corpus) };
    for (const { name, lines } of corpus.catalogue.banis) {
      const rows = lines.map(({ line }) => ({
        letters: comparableLetters(corpus.unicode(line)),
        page: corpus.line(line).ang,
      }));
      expect([name.english, findBaniLines(context, rows)]).toEqual([
        name.english,
        lines.map(({ line }) => line),
      ]);
    }
  });

  it('stay uncertain for a repeated line that has no neighbour, and for unknown words [T86]', async () => {
    const { corpus } = await loadScripture();
    const context = { corpus, letters: createLetterIndex(corpus) };
    const repeated = { letters: comparableLetters('ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ ॥'), page: null };
    expect(context.letters.linesWith(repeated.letters).length).toBeGreaterThan(1);
    expect(findBaniLines(context, [repeated, { letters: 'ਅਬਚ', page: 1 }])).toEqual([null, null]);
  });
});
