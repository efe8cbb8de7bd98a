/** Existing displays draw a PIN of four digits; ours have six, and neither starts with zero. */
const PIN = /^[1-9]\d{3}(\d{2})?$/;

/**
 * SYNC-PIN-1: a PIN as typed or as the number that legacy controllers make of it, in its one spelling; null for what is
 * none. Leading zeros are dropped, as a legacy host does when it compares.
 */
export function parsePin(pin: unknown): string | null {
  if (typeof pin !== 'string' && typeof pin !== 'number') return null;
  const digits = String(pin).trim().replace(/^0+/, '');
  return PIN.test(digits) ? digits : null;
}

/** SYNC-PIN-2: a PIN for a display of ours: 900,000 values. */
export function createPin(randomBelow: (limit: number) => number): string {
  return String(100_000 + randomBelow(900_000));
}
