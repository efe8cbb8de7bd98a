import type { ColumnContent, Corpus } from '@naad/gurbani-corpus';
import { firstLetters, splitWords } from '@naad/gurbani-text';
import { defaultEnglish, englishWords } from './englishWords.ts';
import { foldLetters } from './foldLetters.ts';
import { buildLetterIndex } from './letterIndex.ts';
import { buildWordIndex } from './wordIndex.ts';

/** Makes the indexes of the whole scripture, pack by pack. */
export function buildSearchIndex(corpus: Corpus): Record<string, () => Record<string, ColumnContent>> {
  const lines = Array.from({ length: corpus.lineCount }, (_, line) => line);
  return {
    letters: () => buildLetterIndex(lines.map((line) => foldLetters(firstLetters(corpus.unicode(line))))),
    gurmukhi: () => buildWordIndex(lines.map((line) => splitWords(corpus.unicode(line)))),
    english: () => buildWordIndex(lines.map((line) => englishWords(defaultEnglish(corpus, line) ?? ''))),
  };
}
