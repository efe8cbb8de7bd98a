import { normaliseGurmukhi } from '@naad/gurbani-text';

/** The two scripts stand in Unicode in the same order, a block apart. */
const BLOCK = 0x100;

/** What Gurmukhi writes otherwise; the longest first. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/ज्ञ/g, 'ਗਿਆ'],
  [/क्ष/g, 'ਖ'],
  [/ॐ/g, 'ੴ'],
  // NFC writes these two letters with a nukta; in Gurmukhi the first is a letter of its own.
  [/ड़/g, 'ੜ'],
  [/ढ़/g, 'ੜ੍ਹ'],
  [/ऋ/g, 'ਰਿ'],
  [/ृ/g, '੍ਰਿ'],
  [/ष/g, 'ਸ਼'],
  [/[ऎऍ]/g, 'ਏ'],
  [/[ॆॅ]/g, 'ੇ'],
  [/[ऒऑ]/g, 'ਓ'],
  [/ॉ/g, 'ਾ'],
  [/ॊ/g, 'ੋ'],
  [/ँ/g, 'ਂ'],
  [/ऽ/g, ''],
];

/** A doubled letter is written once, behind an addak. */
const DOUBLED = /([ਕ-ਹ])੍\1/g;
/** Only these letters hang from others; elsewhere Gurmukhi has no sign for the missing vowel. */
const LOST_VIRAMA = /੍(?![ਹਰਵਯ])/g;

/** Writes Devanagari in Gurmukhi letters, as far as one stands for the other. Other characters stay as they are. */
export function devanagariToGurmukhi(text: string): string {
  let changed = text.normalize('NFC');
  for (const [pattern, instead] of OTHERWISE) changed = changed.replace(pattern, instead);
  const letters = changed.replace(/[\u0902-\u0963\u0966-\u096f]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) + BLOCK),
  );
  return normaliseGurmukhi(letters.replace(DOUBLED, 'ੱ$1').replace(LOST_VIRAMA, ''));
}
