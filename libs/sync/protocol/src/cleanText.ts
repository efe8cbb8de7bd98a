import { LIMITS } from './limits.ts';

/**
 * SYNC-CLEAN-3: the text of a slide without control characters and without what could begin markup. Gurmukhi in the ASCII
 * layout has angle brackets only as the pair `<>`, with which the Mool Mantra begins and which no page takes for a tag.
 * Null for what is no text, or too long.
 */
export function cleanText(text: unknown, isGurmukhi: boolean): string | null {
  if (typeof text !== 'string' || text.length > LIMITS.textLength) return null;
  const printable = Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    const isControl = (code < 32 && character !== '\n') || (code >= 127 && code < 160);
    return isControl ? ' ' : character;
  }).join('');
  return printable.replace(isGurmukhi ? /<(?!>)|(?<!<)>/g : /[<>]/g, '');
}
