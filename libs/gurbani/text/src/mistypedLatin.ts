import { toAscii } from './toAscii.ts';

/** Signs that no Gurmukhi word has: a bare carrier, or a vowel sign without a letter of its own. */
const STRAY = /[ੳੲ]|(?:^|[\sਾ-ੌ])[ਾ-ੌ]/u;

/**
 * The Latin letters of a text that was typed in legacy keys by mistake, such as `love` for ਲੋਵੲ.
 *
 * @returns null for a text that may be Gurmukhi
 */
export function mistypedLatin(text: string): string | null {
  if (!STRAY.test(text)) return null;
  const keys = toAscii(text);
  return /^[a-z' ]+$/i.test(keys) ? keys : null;
}
