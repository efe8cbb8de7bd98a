import { isGurmukhi } from '@naad/gurbani-text';
import { devanagariToGurmukhi } from '../auto-detect/toGurmukhi.ts';
import { gurmukhiInLatin, shahmukhiInLatin } from './nameSound.ts';

/** Longer texts name no place. */
export const MAX_PLACE_LENGTH = 100;
/** Texts of more words name no place. */
const MAX_WORDS = 12;

const ZEROS = [0x0a66, 0x0966, 0x06f0, 0x0660];

/** Converts digits of other scripts to `0` to `9`. */
export function plainDigits(text: string): string {
  return text.replace(/[੦-੯०-९۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((each) => code >= each && code < each + 10) ?? code;
    return String(code - zero);
  });
}

/** A text as words of Latin letters or of digits, in any script. */
export interface QueryWords {
  readonly words: readonly string[];
  /** True if vowels are missing, as in Shahmukhi. */
  readonly lacksVowels: boolean;
  /** True if all letters were typed as Latin ones. */
  readonly isLatin: boolean;
}

const ARABIC = /[ء-يٮ-ۓۺ-ۿݐ-ݿ]/;

/** Reads a text as words; none if it is too long to name a place. */
export function queryWords(typed: string): QueryWords {
  const none = { words: [], lacksVowels: false, isLatin: false };
  if (typed.length > MAX_PLACE_LENGTH) return none;
  const text = plainDigits(typed.normalize('NFC')).replace(/['’`]/g, '');
  const lacksVowels = ARABIC.test(text);
  const chunks = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const words = chunks.flatMap((chunk) => {
    const latin = ARABIC.test(chunk)
      ? shahmukhiInLatin(chunk)
      : /[ऄ-ॿ]/.test(chunk)
        ? gurmukhiInLatin(devanagariToGurmukhi(chunk))
        : isGurmukhi(chunk)
          ? gurmukhiInLatin(chunk)
          : chunk;
    return (
      latin
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        // `5th` and `ang917`.
        .replace(/([0-9])(?:st|nd|rd|th|v[aeiou]+n?)$/, '$1')
        .match(/[a-z]+|[0-9]+/g) ?? []
    );
  });
  const isLatin = !/[^\P{L}\p{Script=Latin}]/u.test(text);
  return words.length > MAX_WORDS ? none : { words, lacksVowels, isLatin };
}
