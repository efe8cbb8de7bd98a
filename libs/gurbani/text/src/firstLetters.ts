import { normaliseGurmukhi } from './normaliseGurmukhi.ts';
import { splitWords } from './toWords.ts';
import { toAscii } from './toAscii.ts';
import { toUnicode } from './toUnicode.ts';

/** A base letter with its nukta (captured), or a subjoined letter (skipped). */
const LETTER = /੍[ਕ-ਹੜ]਼?|([ਕ-ਹ]਼?|[ਅ-ਔੜੲੳੴ])/g;

/** Independent vowels and, in the same order, their carriers. */
const VOWELS = 'ਆਇਈਉਊਏਐਔ';
const CARRIERS = 'ਅੲੲੳੳੲਅਅ';

/**
 * The letters of a text without vowel signs and marks: ੴ, consonants with their nukta, and vowels as their carrier (ਆ
 * is ਅ, ਉ is ੳ; ਓ is a separate letter). Subjoined letters count as signs.
 *
 * @param unicode text in normal form
 */
export function lettersOf(unicode: string): string[] {
  const letters: string[] = [];
  for (const [, letter] of unicode.matchAll(LETTER)) {
    if (!letter) continue;
    const vowel = VOWELS.indexOf(letter);
    letters.push(vowel < 0 ? letter : CARRIERS.charAt(vowel));
  }
  return letters;
}

/**
 * The end of a line from its numbered end mark (॥੧॥ ਰਹਾਉ ॥, ॥੨॥੧॥ ਸੁਧੁ, [੪੯[੧[ ਇਕੁ) or ॥ ਰਹਾਉ on: counts and rubrics,
 * not verse.
 */
const LINE_ENDING = /[।॥](?:[੦-੯]| ਰਹਾਉ)[^]*$/;

/**
 * The first letter of each word of a line, with its nukta: the text that first-letter searches match. ੴ counts as one
 * letter; words without letters (numbers, dandas, marks) are skipped, and so is the line's ending (॥੧॥ ਰਹਾਉ ॥), as in
 * the source's own column.
 *
 * @param unicode a line in Unicode; use {@link firstLetterQuery} for typed queries
 */
export function firstLetters(unicode: string): string {
  return splitWords(normaliseGurmukhi(unicode).replace(LINE_ENDING, ''))
    .map((word) => lettersOf(word)[0] ?? '')
    .join('');
}

/** A word that contributes a first letter, with all its letters; the first of them is the word's first letter. */
export interface FirstLetterWord {
  /** Index of the word in the line, as {@link splitWords} counts. */
  readonly word: number;
  readonly letters: readonly string[];
}

/**
 * The words behind the letters of {@link firstLetters}, one per letter in the same order. It shows which words a run
 * of first letters matched.
 *
 * @param unicode a line in Unicode
 */
export function firstLetterWords(unicode: string): FirstLetterWord[] {
  return splitWords(normaliseGurmukhi(unicode).replace(LINE_ENDING, ''))
    .map((word, index) => ({ word: index, letters: lettersOf(word) }))
    .filter(({ letters }) => letters.length > 0);
}

/**
 * The letters of a first-letter query typed in legacy ASCII (`DDrgj`) or Unicode (ਧਧਰਗਜ), with or without spaces.
 * Every consonant and every vowel carrier is one letter; vowel signs, subjoined letters, digits, punctuation and
 * search operators are ignored.
 *
 * @returns letters as {@link firstLetters} writes them, empty if nothing typed is a letter
 */
export function firstLetterQuery(query: string): string {
  return lettersOf(toUnicode(query)).join('');
}

/**
 * Reduces a line to its letters with nuktas, vowels as their carriers, words separated by one space. Words without
 * letters (end marks, numbers) are dropped.
 *
 * @param unicode a line in Unicode
 */
export function mainLetters(unicode: string): string {
  return splitWords(normaliseGurmukhi(unicode))
    .map((word) => lettersOf(word).join(''))
    .filter(Boolean)
    .join(' ');
}

/** Keys of the legacy layout that write signs: W y Y w O o u i I U N H R M, and the glyphs of the same signs. */
const SIGN_KEYS = /[WyYwOouiIUNHRMüµ®¨ˆ]/g;

/** Counts the characters, in Unicode or legacy ASCII, that aren't main letters and so can't be searched as such. */
export function rejectedLetters(text: string): number {
  const keys = text.replace(/[^ -~]+/g, toAscii);
  return keys.match(SIGN_KEYS)?.length ?? 0;
}

/** Removes nuktas (ਸ਼ becomes ਸ; likewise ਖ਼ ਗ਼ ਜ਼ ਫ਼ ਲ਼), for searches that ignore them. */
export function foldNukta(letters: string): string {
  return letters.normalize('NFC').replace(/਼/g, '');
}
