import './globalSelf.ts';
import * as anvaad from 'anvaad-js';

/** The scripts a line can be read in. */
export type TransliterationScheme = 'english' | 'hindi' | 'shahmukhi' | 'ipa';

const LANGUAGE_OF_SCHEME = {
  english: 'english',
  hindi: 'devnagri',
  shahmukhi: 'shahmukhi',
  ipa: 'ipa',
} as const satisfies Record<TransliterationScheme, string>;

/** anvaad-js is CommonJS: Node gives it as a default export only, bundlers and its own types as named ones. */
const { translit } = 'default' in anvaad ? (anvaad.default as typeof anvaad) : anvaad;

/**
 * Transliterates a line in the scheme that clients of the verse API know, which is the one of anvaad-js.
 *
 * @param ascii a line of legacy ASCII without pause marks
 * @param scheme the script to write
 */
export function transliterate(ascii: string, scheme: TransliterationScheme): string {
  return translit(ascii, LANGUAGE_OF_SCHEME[scheme]);
}

/**
 * Whether a line in this scheme is its words in this scheme, one space apart, so that words can be transliterated
 * once each. Measured on one line in seven of the corpus (20,181): true of all of them for `hindi`; in the others
 * more than half of the lines differ, since a short vowel at the end of a line or word is read by what follows.
 */
export function isWordLocal(scheme: TransliterationScheme): boolean {
  return scheme === 'hindi';
}
