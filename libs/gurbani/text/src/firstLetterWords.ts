import { LINE_ENDING } from './firstLetters.ts';
import { lettersOf } from './lettersOf.ts';
import { normaliseGurmukhi } from './normaliseGurmukhi.ts';
import { splitWords } from './splitWords.ts';

/** A word by which a line is found, and its letters without signs; the first of them is the word's first letter. */
export interface FirstLetterWord {
  /** Counted from 0 as {@link splitWords} counts the words of the line. */
  readonly word: number;
  readonly letters: readonly string[];
}

/**
 * The words that give the letters of {@link firstLetters}, one for each of them in the same order: for whoever has to
 * show which words a run of first letters is made of.
 *
 * @param unicode a line in Unicode
 */
export function firstLetterWords(unicode: string): FirstLetterWord[] {
  return splitWords(normaliseGurmukhi(unicode).replace(LINE_ENDING, ''))
    .map((word, index) => ({ word: index, letters: lettersOf(word) }))
    .filter(({ letters }) => letters.length > 0);
}
