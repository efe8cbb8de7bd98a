import { LETTER_KEY, UNICODE_OF_KEY } from './legacyAlphabet.ts';
import { normaliseGurmukhi } from './normaliseGurmukhi.ts';

/**
 * Legacy ASCII (Anmol Lipi, GurbaniAkhar) to Unicode, normalised as by {@link normaliseGurmukhi}.
 *
 * Characters that the legacy alphabet does not use (spaces, pause marks, Unicode text) are kept as they are. A sihari
 * (`i`) goes behind the letter it is typed before; one with no letter behind it belongs to the letter before it
 * (`idsMqiR` is ਦਿਸੰਤ੍ਰਿ).
 *
 * @param ascii text in the legacy alphabet
 */
export function toUnicode(ascii: string): string {
  let text = '';
  for (let i = 0; i < ascii.length; i++) {
    const key = ascii.charAt(i);
    const next = ascii.charAt(i + 1);
    if (key === 'i' && LETTER_KEY.test(next)) {
      text += (UNICODE_OF_KEY.get(next) ?? next) + 'ਿ';
      i++;
    } else if (key === '<' && next === '>') {
      text += 'ੴ';
      i++;
    } else {
      text += UNICODE_OF_KEY.get(key) ?? key;
    }
  }
  return normaliseGurmukhi(text);
}
