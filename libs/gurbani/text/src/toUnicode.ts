import { SIHARI_LETTER, UNICODE_OF_KEY } from './legacyAlphabet.ts';
import { normaliseGurmukhi } from './normaliseGurmukhi.ts';

/** Carries a bindi or tippi that the font could not place (`guxˆØI` is ਗੁਣੀਂ), and is no sign itself. */
const BINDI_CARRIER = /Ø/g;

/** One line of the corpus (`diuD`, in milk) types the sihari too early: it belongs to the letter that follows. */
const SIHARI_BEFORE_VOWEL = /i([uU])/g;

/** A half yayya behind a vowel sign hangs from no letter: it stands for the whole one (`kIÎo` is ਕੀਯੋ, one line). */
const YAYYA_AFTER_VOWEL = /([^aAe][wIuUyYoO])[Îî]/g;

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
  const keys = ascii
    .replace(BINDI_CARRIER, '')
    .replace(SIHARI_BEFORE_VOWEL, '$1i')
    .replace(YAYYA_AFTER_VOWEL, '$1X');
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
