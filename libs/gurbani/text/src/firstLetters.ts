import { lettersOf } from './lettersOf.ts';
import { normaliseGurmukhi } from './normaliseGurmukhi.ts';
import { splitWords } from './splitWords.ts';

/**
 * The first letter of each word of a line, nukta kept: what a first-letter search looks in. ੴ counts as one letter;
 * numbers, dandas and marks are no letters, and a word without letters gives none.
 *
 * @param unicode a line in Unicode; for what a person typed use {@link firstLetterQuery}
 */
export function firstLetters(unicode: string): string {
  return splitWords(normaliseGurmukhi(unicode))
    .map((word) => lettersOf(word)[0] ?? '')
    .join('');
}
