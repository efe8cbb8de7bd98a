import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { lazy } from '../collections.ts';
import { englishWords } from '../englishWords.ts';
import { resolveLine } from '../resolveLine.ts';
import { foldEnglish } from './foldEnglish.ts';
import { QUOTATIONS } from './quotations.ts';
import { STOP_WORDS } from './stopWords.ts';

/** Minimum share of the typed words that the quotation must have, and of its words that must be typed. */
const MIN_SHARE_OF_TYPED = 0.8;
const MIN_SHARE_OF_QUOTATION = 0.7;

const termsOf = (words: readonly string[]): Set<string> =>
  new Set(words.filter((word) => !STOP_WORDS.has(word)).map(foldEnglish));

/**
 * Creates the lookup of {@link QUOTATIONS} by words: the lines whose quotation has nearly all typed words and few
 * others, the closest first.
 */
export function createQuotationFinder(corpus: Corpus): (words: readonly string[]) => readonly LineIndex[] {
  const quotations = lazy(() =>
    QUOTATIONS.flatMap((quotation) => {
      const line = resolveLine(corpus, quotation);
      return line === null
        ? []
        : quotation.words.map((words) => ({ line, terms: termsOf(englishWords(words)) }));
    }),
  );
  return (words) => {
    const typed = termsOf(words);
    const closest = new Map<LineIndex, number>();
    for (const { line, terms } of quotations()) {
      const shared = [...typed].filter((term) => terms.has(term)).length;
      if (shared < MIN_SHARE_OF_TYPED * typed.size || shared < MIN_SHARE_OF_QUOTATION * terms.size) continue;
      if (shared > 0) closest.set(line, Math.max(closest.get(line) ?? 0, shared / terms.size));
    }
    return [...closest].sort(([, a], [, b]) => b - a).map(([line]) => line);
  };
}
