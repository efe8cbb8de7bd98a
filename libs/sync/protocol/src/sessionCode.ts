/**
 * Codes of sessions: three letters, a dash, three letters, since that is what existing clients let one type. We make ours of
 * consonants that are told apart when read aloud or from the back of a hall, so that they spell no word.
 */
export const CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';

const FORMAT = /^[A-Z]{3}-[A-Z]{3}$/;

/** Groups of letters that stand for something nobody wants on the wall of a gurdwara; each alone, and across the dash. */
const BLOCKED = [
  'KKK',
  'SSS',
  'FCK',
  'FKN',
  'SHT',
  'CNT',
  'DCK',
  'CCK',
  'BTCH',
  'NGR',
  'WTF',
  'STFU',
  'PSS',
  'TTS',
  'SXX',
];

declare const sessionCodeBrand: unique symbol;
/** A code in its one spelling, checked. */
export type SessionCode = string & { readonly [sessionCodeBrand]: true };

/** SYNC-CODE-1: any case, as typed, without blanks around it; null for what is no code (`undefined` and `null` are none). */
export function parseSessionCode(text: unknown): SessionCode | null {
  if (typeof text !== 'string') return null;
  const code = text.trim().toUpperCase();
  return FORMAT.test(code) ? (code as SessionCode) : null;
}

/** SYNC-CODE-4: what the field shows while one types: capitals, and a dash after the first three letters. */
export function formatTypedCode(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 6);
  return letters.length < 3 ? letters : `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** SYNC-CODE-3: whether a code may be given to anybody. */
export function isBlockedCode(code: string): boolean {
  const letters = code.replace('-', '');
  return BLOCKED.some((each) => letters.includes(each));
}

/**
 * SYNC-CODE-2: a new code, never a blocked one.
 *
 * @param randomBelow a whole number from 0 up to but not including its argument, from a secure source
 */
export function createSessionCode(randomBelow: (limit: number) => number): SessionCode {
  for (;;) {
    const letters = Array.from(
      { length: 6 },
      () => CODE_ALPHABET[randomBelow(CODE_ALPHABET.length)] ?? 'B',
    ).join('');
    const code = `${letters.slice(0, 3)}-${letters.slice(3)}`;
    if (!isBlockedCode(code)) return code as SessionCode;
  }
}
