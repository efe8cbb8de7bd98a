import type { Gloss } from '../glossary.ts';
import { compareWords } from '../pack/createGlossary.ts';
import { parsePadarth } from './parsePadarth.ts';

/**
 * Gathers the meanings of every headword over all lines. Of the same meaning given many times one is kept; the one given
 * most often comes first, and of two given as often the one met first.
 *
 * @param padarth the word meanings of the lines, in the order of the scripture
 */
export function buildGlossary(padarth: readonly string[]): Omit<Gloss, 'index'>[] {
  const countsByWord = new Map<string, Map<string, number>>();
  for (const { word, meaning } of padarth.flatMap(parsePadarth)) {
    const counts = countsByWord.get(word) ?? new Map<string, number>();
    counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
    countsByWord.set(word, counts);
  }
  return [...countsByWord]
    .sort(([one], [other]) => compareWords(one, other))
    .map(([word, counts]) => ({
      word,
      // A stable sort: what was met first stays first among equals.
      meanings: [...counts].sort(([, one], [, other]) => other - one).map(([meaning]) => meaning),
    }));
}
