import { lettersOf } from './lettersOf.ts';
import { toUnicode } from './toUnicode.ts';

/**
 * The letters that a person who searches by first letters typed, in legacy ASCII (`DDrgj`) or Unicode (ਧਧਰਗਜ), with
 * spaces or without: every consonant and every vowel carrier is one letter. Vowel signs, subjoined letters, digits,
 * punctuation and search operators are passed over.
 *
 * @returns letters as {@link firstLetters} writes them, empty where nothing typed is a letter
 */
export function firstLetterQuery(query: string): string {
  return lettersOf(toUnicode(query)).join('');
}
