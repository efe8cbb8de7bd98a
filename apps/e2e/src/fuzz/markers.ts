/**
 * Unique texts that every case carries, to find personal data in the log. They are plain lower-case ASCII, which survives
 * percent-encoding, JSON and case changes.
 */

const INDEX_LENGTH = 6;
const MARKER = /qx([\da-z]{6})xq/gi;
/** 198.18.0.0/15 is reserved for benchmarks (RFC 2544), so no real client has one of its addresses. */
const ADDRESS = /198\.1[89]\.\d{1,3}\.\d{1,3}/g;
/** The server never issues a code that starts with QX. */
const CODE = /\bQX[B-Z]-[B-Z]{3}\b/gi;
const CODE_LETTERS = 'BCDFGHJKLMNPRSTVWZ';

/** The marker of a case. */
export function markerOf(index: number): string {
  return `qx${index.toString(36).padStart(INDEX_LENGTH, '0')}xq`;
}

/** An IPv4 address as a marker; cases 131,072 apart share one. */
export function markedAddress(index: number): string {
  const bits = index % 131_072;
  return `198.${String(18 + (bits >> 16))}.${String((bits >> 8) & 255)}.${String(bits & 255)}`;
}

/** A well-formed session code as a marker, which no server issues. */
export function markedCode(index: number): string {
  const letter = (digit: number) => CODE_LETTERS[Math.floor(index / 18 ** digit) % 18] ?? 'B';
  return `QX${letter(3)}-${letter(2)}${letter(1)}${letter(0)}`;
}

/** A marker in a line; `index` is the case it belongs to, or null if the kind doesn't tell. */
export interface FoundMarker {
  readonly kind: 'text' | 'address' | 'session code' | 'token';
  readonly index: number | null;
}

const CODES = /\b[A-Z]{3}-[A-Z]{3}\b/gi;
const TOKENS = /[\w-]{16,}/g;

/**
 * Looks for markers in a line of a log.
 *
 * @param secrets tokens and codes that the server issued
 */
export function findMarkers(line: string, secrets: ReadonlySet<string> = new Set()): FoundMarker[] {
  const texts = [...line.matchAll(MARKER)].map(([, digits = '']) => ({
    kind: 'text' as const,
    index: Number.parseInt(digits.toLowerCase(), 36),
  }));
  const has = (kind: FoundMarker['kind'], isFound: boolean) => (isFound ? [{ kind, index: null }] : []);
  const isSecret = (each: string) => secrets.has(each);
  const codes = line.match(CODES) ?? [];
  return [
    ...texts,
    ...has('address', line.match(ADDRESS) !== null),
    ...has('session code', line.match(CODE) !== null || codes.some((each) => isSecret(each.toUpperCase()))),
    ...has('token', line.match(TOKENS)?.some(isSecret) === true),
  ];
}

/** Replaces the markers of a line, so that lines with one cause compare equal. */
export function withoutMarkers(line: string): string {
  return line.replace(MARKER, '<marker>').replace(ADDRESS, '<address>').replace(CODE, '<code>');
}
