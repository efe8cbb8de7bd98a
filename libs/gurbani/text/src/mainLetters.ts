import { lettersOf } from './lettersOf.ts';
import { normaliseGurmukhi } from './normaliseGurmukhi.ts';
import { splitWords } from './splitWords.ts';

/**
 * A line reduced to its letters: no vowel signs, subjoined letters or other marks, vowels as their carriers, nukta
 * kept. Words stay apart by one space; what has no letters (end marks, numbers) is left out.
 *
 * @param unicode a line in Unicode
 */
export function mainLetters(unicode: string): string {
  return splitWords(normaliseGurmukhi(unicode))
    .map((word) => lettersOf(word).join(''))
    .filter(Boolean)
    .join(' ');
}
