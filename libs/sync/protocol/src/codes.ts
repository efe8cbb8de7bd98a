/**
 * The letters of new codes. Existing clients accept three letters, a dash and three letters; we draw consonants that
 * sound and look distinct from the back of a hall and spell no word.
 */
export const CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';

const FORMAT = /^[A-Z]{3}-[A-Z]{3}$/;

/** Letter groups that must not appear on the wall of a gurdwara, also across the dash. */
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
/** A validated code in its one spelling. */
export type SessionCode = string & { readonly [sessionCodeBrand]: true };

/** Parses a code in any case, trimming blanks; null if it is none, as for `undefined` and `null` [SYNC-CODE-1]. */
export function parseSessionCode(text: unknown): SessionCode | null {
  if (typeof text !== 'string') return null;
  const code = text.trim().toUpperCase();
  return FORMAT.test(code) ? (code as SessionCode) : null;
}

/** Formats a code while it is typed: capitals, and a dash after the first three letters [SYNC-CODE-4]. */
export function formatTypedCode(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 6);
  return letters.length < 3 ? letters : `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** True if a code must never be issued [SYNC-CODE-3]. */
export function isBlockedCode(code: string): boolean {
  const letters = code.replace('-', '');
  return BLOCKED.some((each) => letters.includes(each));
}

/**
 * Creates a code, never a blocked one [SYNC-CODE-2].
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

/** Legacy displays draw four digits, current ones six; neither starts with zero. */
const PIN = /^[1-9]\d{3}(\d{2})?$/;

/**
 * Normalises a PIN as typed, or as the number that legacy controllers send; null if it is none [SYNC-PIN-1]. Leading
 * zeros are dropped, as in a legacy host's comparison.
 */
export function parsePin(pin: unknown): string | null {
  if (typeof pin !== 'string' && typeof pin !== 'number') return null;
  const digits = String(pin).trim().replace(/^0+/, '');
  return PIN.test(digits) ? digits : null;
}

/** Draws a PIN for a current display: 900,000 values [SYNC-PIN-2]. */
export function createPin(randomBelow: (limit: number) => number): string {
  return String(100_000 + randomBelow(900_000));
}
