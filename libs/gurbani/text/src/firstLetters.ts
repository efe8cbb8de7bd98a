import { lettersOf } from './lettersOf.ts';
import { normaliseGurmukhi } from './normaliseGurmukhi.ts';
import { splitWords } from './splitWords.ts';

/** From the numbered end mark on (॥੧॥ ਰਹਾਉ ॥, ॥੨॥੧॥ ਸੁਧੁ, [੪੯[੧[ ਇਕੁ), or from ॥ ਰਹਾਉ: counts and rubrics, not the line. */
export const LINE_ENDING = /[।॥](?:[੦-੯]| ਰਹਾਉ)[^]*$/;

/**
 * The first letter of each word of a line, nukta kept: what a first-letter search looks in. ੴ counts as one letter;
 * numbers, dandas and marks are no letters, and a word without letters gives none. The words of the line's ending
 * (॥੧॥ ਰਹਾਉ ॥) are left out, as they are in the source's own first letters.
 *
 * @param unicode a line in Unicode; for what a person typed use {@link firstLetterQuery}
 */
export function firstLetters(unicode: string): string {
  return splitWords(normaliseGurmukhi(unicode).replace(LINE_ENDING, ''))
    .map((word) => lettersOf(word)[0] ?? '')
    .join('');
}
