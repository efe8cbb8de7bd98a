import { KEY_OF_UNICODE } from './legacyAlphabet.ts';
import { normaliseGurmukhi } from './normaliseGurmukhi.ts';

/**
 * A letter with its nukta, subjoined letters, udaat and yakash, and the sihari that legacy ASCII types before them.
 * The sihari is optional so that each letter is scanned once: a long chain without one costs linear time.
 */
const SIHARI_GROUP = /([ਅ-ਔਕ-ਹੜੲੳ]਼?(?:੍[ਕ-ਹੜ]਼?|[ੑੵ])*)(ਿ?)/g;

/** A unit with a single key: a letter with nukta, a subjoined letter, or any single code unit. */
const KEYED = /[ਸਖਗਜਲਫ]਼|੍[ਰਹਵਯਚਤਨਟ]|[^]/g;

/**
 * Converts Unicode to legacy ASCII (Anmol Lipi, GurbaniAkhar), for the API fields that carry it.
 *
 * Glyph variants are chosen as the fonts need them and the source nearly always has them: `®` after `k`, `µ` after `n`
 * and `l` without sihari, `ü` and `¨` under a subjoined letter, `W` for ਾਂ. Characters outside the legacy alphabet
 * stay Unicode.
 *
 * @param unicode Gurmukhi in any order of signs
 */
export function toAscii(unicode: string): string {
  return normaliseGurmukhi(unicode)
    .replace(SIHARI_GROUP, '$2$1')
    .replace(/([ੇੈੋੌ])([ੁੂ])/g, '$2$1')
    .replace(KEYED, (sign) => KEY_OF_UNICODE.get(sign) ?? sign)
    .replace(/wN/g, 'W')
    .replace(/kR/g, 'k®')
    .replace(/i?[nl]M/g, (keys) => (keys.startsWith('i') ? keys : keys.replace('M', 'µ')))
    .replace(
      /([R®HÍÎ´@])([uU])/g,
      (_all, below: string, vowel: string) => below + (vowel === 'u' ? 'ü' : '¨'),
    );
}
