/**
 * The pause that a `Retry-After` header asks for, in milliseconds; null without one that can be read.
 * @param now the time, in milliseconds since 1970
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
