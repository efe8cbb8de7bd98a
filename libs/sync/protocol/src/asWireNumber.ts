/**
 * SYNC-CLEAN-1: an id as existing clients send it, a number or its digits, as a whole number; null for everything else, so
 * that no NaN goes any further.
 */
export function asWireNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}
