import { SIHARI_LETTER, UNICODE_OF_KEY } from './legacyAlphabet.ts';
import { normaliseGurmukhi } from './normaliseGurmukhi.ts';

/** A glyph that carries a bindi or tippi the font couldn't place (`guxˆØI` is ਗੁਣੀਂ); it isn't a sign. */
const BINDI_CARRIER = /Ø/g;

/**
 * Converts legacy ASCII (Anmol Lipi, GurbaniAkhar) to Unicode, normalised by {@link normaliseGurmukhi}.
 *
 * Characters outside the legacy alphabet (spaces, pause marks, Unicode text) are kept. A sihari (`i`) moves behind the
 * letter it is typed before, or stays with the previous letter if none follows (`idsMqiR` is ਦਿਸੰਤ੍ਰਿ).
 *
 * @param ascii text in the legacy alphabet
 */
export function toUnicode(ascii: string): string {
  const keys = ascii.replace(BINDI_CARRIER, '');
  let text = '';
  for (let i = 0; i < keys.length; i++) {
    const key = keys.charAt(i);
    const next = keys.charAt(i + 1);
    if (key === 'i' && SIHARI_LETTER.test(next)) {
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
