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

/** A sign that the font sets before its vowel sign, and that is read after it: `guxˆØI` is ਗੁਣੀਂ. `Ø` is no sign, only room. */
const BEFORE_ITS_VOWEL = /([µˆ])Ø?([wIyYoOuU])/g;

/** Keys that anvaad-js leaves as they are, by the keys it knows for the same sign; none where the sign is not read. */
const KNOWN_KEYS: Readonly<Record<string, string>> = {
  // Letters: the ਯ of a few lines of the Dasam Granth, whole and joined.
  ï: 'X',
  î: 'Î',
  Ø: '',
  // Unicode in the midst of three lines. No carrier ੲ bears a dulavan: it is the ਐ of ਚੁਆਐ.
  '।': '[',
  ੲY: 'AY',
};
/** What only Shahmukhi lacks: second glyphs of signs it knows, chosen in the font by what they stand under. */
const KNOWN_IN_SHAHMUKHI: Readonly<Record<string, string>> = {
  µ: 'M',
  ˆ: 'N',
  '®': 'R',
  ü: 'u',
  '¨': 'U',
  '¤': '`',
  '~': '`',
  // Arabic script has no visarg. The colon is what the source database writes for it, and this scheme in Devanagari.
  Ú: ':',
};
/** Marks of a raag's variant (ਗਉੜੀ₂), which nobody reads out: English and IPA have none either. */
const VARIANT_MARKS = /[₀-₉]/g;

/**
 * What anvaad-js writes that is no IPA: ਗ as G, ਙ as N, udaat as @, which its English and Shahmukhi read as an h, and the
 * ਮਹਲਾ of headings in English. Between the digits of a number it says a vowel.
 */
const IN_IPA: Readonly<Record<string, string>> = { G: 'ɡ', N: 'ŋ', '@': 'ʰ', mahalaa: 'məhəlɑ' };
const VOWEL_IN_NUMBER = /(?<=\d)ə(?=\d)/g;

const respelled = (text: string, keys: Readonly<Record<string, string>>): string =>
  Object.entries(keys).reduce((changed, [key, known]) => changed.replaceAll(key, known), text);

/**
 * Transliterates a line in the scheme that clients of the verse API know, which is the one of anvaad-js. What that
 * leaves untransliterated is mended in every script but English, which searches rely on and which leaves no such thing:
 * each sign is decided above.
 *
 * @param ascii a line of legacy ASCII without pause marks
 * @param scheme the script to write
 */
export function transliterate(ascii: string, scheme: TransliterationScheme): string {
  if (scheme === 'english') return translit(ascii, LANGUAGE_OF_SCHEME[scheme]);
  const known = respelled(ascii.replace(BEFORE_ITS_VOWEL, '$2$1').replace(VARIANT_MARKS, ''), KNOWN_KEYS);
  if (scheme === 'shahmukhi') {
    return translit(respelled(known, KNOWN_IN_SHAHMUKHI), LANGUAGE_OF_SCHEME[scheme]);
  }
  const text = translit(known, LANGUAGE_OF_SCHEME[scheme]);
  return scheme === 'ipa' ? respelled(text, IN_IPA).replace(VOWEL_IN_NUMBER, '') : text;
}

/**
 * Whether a line in this scheme is its words in this scheme, one space apart, so that words can be transliterated
 * once each. Measured on one line in seven of the corpus (20,181): true of all of them for `hindi`; in the others
 * more than half of the lines differ, since a short vowel at the end of a line or word is read by what follows.
 */
export function isWordLocal(scheme: TransliterationScheme): boolean {
  return scheme === 'hindi';
}
