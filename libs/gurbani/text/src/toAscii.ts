import { KEY_OF_UNICODE } from './legacyAlphabet.ts';
import { normaliseGurmukhi } from './normaliseGurmukhi.ts';

/** A letter with its nukta, subjoined letters, udaat and yakash, and the sihari that legacy ASCII types before them. */
const SIHARI_GROUP = /([ਅਆ-ਔਕ-ਹੜੲੳ]਼?(?:੍[ਕ-ਹੜ]਼?|[ੑੵ])*)ਿ/g;

/** What has one key: a letter with nukta, a subjoined letter, or any single code unit. */
const KEYED = /[ਸਖਗਜਲਫ]਼|੍[ਰਹਵਯਚਤਨਟ]|[^]/g;

/**
 * Unicode to legacy ASCII (Anmol Lipi, GurbaniAkhar), for fields of the API that carry it.
 *
 * Glyph variants are chosen as the fonts need them and as the source nearly always has them: `®` after `k`, `µ` after
 * `n` and `l`, `ü` and `¨` under a subjoined letter, `W` for ਾਂ. What the legacy alphabet cannot write stays Unicode.
 *
 * @param unicode Gurmukhi in any order of signs
 */
export function toAscii(unicode: string): string {
  return normaliseGurmukhi(unicode)
    .replace(SIHARI_GROUP, 'ਿ$1')
    .replace(/([ੇੈੋੌ])([ੁੂ])/g, '$2$1')
    .replace(KEYED, (sign) => KEY_OF_UNICODE.get(sign) ?? sign)
    .replace(/wN/g, 'W')
    .replace(/kR/g, 'k®')
    .replace(/([nl])M/g, '$1µ')
    .replace(
      /([R®HÍÎ´@])([uU])/g,
      (_all, below: string, vowel: string) => below + (vowel === 'u' ? 'ü' : '¨'),
    );
}
