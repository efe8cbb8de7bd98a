/** Letters with a nukta that Unicode has as single code points too; NFC writes them as two. */
const PRECOMPOSED = {
  ਸ: '\u0A36',
  ਲ: '\u0A33',
  ਖ: '\u0A59',
  ਗ: '\u0A5A',
  ਜ: '\u0A5B',
  ਫ: '\u0A5E',
} as const;

const DECOMPOSED = /([ਸਲਖਗਜਫ])\u0A3C/g;

/**
 * Writes each letter with a nukta as one code point, as existing clients of the verse API do. NFC of the result is the
 * text again, if that was NFC.
 */
export function precomposeGurmukhi(text: string): string {
  return text.replace(DECOMPOSED, (_pair, letter: keyof typeof PRECOMPOSED) => PRECOMPOSED[letter]);
}
