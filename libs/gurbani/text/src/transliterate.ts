import './globalSelf.ts';
import * as anvaad from 'anvaad-js';

/** Scripts a line can be transliterated into. */
export type AnvaadScript = 'english' | 'hindi' | 'shahmukhi' | 'ipa';

const LANGUAGE_OF_SCHEME = {
  english: 'english',
  hindi: 'devnagri',
  shahmukhi: 'shahmukhi',
  ipa: 'ipa',
} as const satisfies Record<AnvaadScript, string>;

/** anvaad-js is CommonJS: Node exposes only a default export; bundlers and its own types expose named ones. */
const { translit } = 'default' in anvaad ? (anvaad.default as typeof anvaad) : anvaad;

/** A nasal sign typed before its vowel sign but read after it: `guxˆØI` is ਗੁਣੀਂ. `Ø` is only a spacer. */
const NASAL_BEFORE_VOWEL = /([µˆ])Ø?([wIyYoOuU])/g;

/** Keys that anvaad-js doesn't know, mapped to those it knows for the same sign; empty for unread signs. */
const KNOWN_KEYS: Readonly<Record<string, string>> = {
  // ਯ in a few lines of the Dasam Granth, full and subjoined.
  ï: 'X',
  î: 'Î',
  Ø: '',
  // Unicode inside three lines. No carrier ੲ takes a dulavan: it is the ਐ of ਚੁਆਐ.
  '।': '[',
  ੲY: 'AY',
};
/** Keys unknown only to the Shahmukhi scheme: glyph variants of signs that it knows. */
const KNOWN_SHAHMUKHI_KEYS: Readonly<Record<string, string>> = {
  µ: 'M',
  ˆ: 'N',
  '®': 'R',
  ü: 'u',
  '¨': 'U',
  '¤': '`',
  '~': '`',
  // Arabic script has no visarg. The source database writes a colon for it, as this scheme does in Devanagari.
  Ú: ':',
};
/** Marks of a raag's variant (ਗਉੜੀ₂), which aren't read out; English and IPA omit them too. */
const VARIANT_MARKS = /[₀-₉]/g;

/**
 * Non-IPA output of anvaad-js and its replacement: ਗ as G, ਙ as N, udaat as @ (its English and Shahmukhi read an h),
 * and the ਮਹਲਾ of headings in English. It also inserts a vowel between the digits of a number.
 */
const IPA_CORRECTIONS: Readonly<Record<string, string>> = { G: 'ɡ', N: 'ŋ', '@': 'ʰ', mahalaa: 'məhəlɑ' };
const VOWEL_IN_NUMBER = /(?<=\d)ə(?=\d)/g;

const replaceKeys = (text: string, keys: Readonly<Record<string, string>>): string =>
  Object.entries(keys).reduce((changed, [key, known]) => changed.replaceAll(key, known), text);

/**
 * Transliterates a line in the scheme of anvaad-js, which clients of the verse API know. The signs that anvaad-js
 * leaves untransliterated are corrected by the tables above, except in English, which has none and which searches rely
 * on.
 *
 * @param ascii a line of legacy ASCII without pause marks
 * @param scheme the script to write
 */
export function transliterate(ascii: string, scheme: AnvaadScript): string {
  if (scheme === 'english') return translit(ascii, LANGUAGE_OF_SCHEME[scheme]);
  const keys = replaceKeys(ascii.replace(NASAL_BEFORE_VOWEL, '$2$1').replace(VARIANT_MARKS, ''), KNOWN_KEYS);
  if (scheme === 'shahmukhi') {
    return translit(replaceKeys(keys, KNOWN_SHAHMUKHI_KEYS), LANGUAGE_OF_SCHEME[scheme]);
  }
  const text = translit(keys, LANGUAGE_OF_SCHEME[scheme]);
  return scheme === 'ipa' ? replaceKeys(text, IPA_CORRECTIONS).replace(VOWEL_IN_NUMBER, '') : text;
}

/**
 * True if a transliterated line equals its words transliterated one by one, so that each word needs converting only
 * once. Measured on one line in seven of the corpus (20,181): true of all of them for `hindi`; in the others over half
 * of the lines differ, because a short final vowel is read by what follows.
 */
export function isWordLocal(scheme: AnvaadScript): boolean {
  return scheme === 'hindi';
}
