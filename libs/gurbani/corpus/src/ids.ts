/**
 * The numbers by which the world names a piece of scripture. Parsed once at the edge, trusted after.
 *
 * Facts and their sources: docs/adr/0004 and the mapping in `build/shabadIds.ts`.
 */
declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A shabad as clients of BaniDB know it; stable across releases. */
export type ShabadId = Branded<number, 'ShabadId'>;
/** A line of scripture: base 36 of the source database's permanent line id, read as a number (1 … 1,679,615). */
export type VerseId = Branded<number, 'VerseId'>;
/** A bani of the Sundar Gutka, numbered as BaniDB numbers it; 900 and up are ours. */
export type BaniId = Branded<number, 'BaniId'>;
/** A page: ang of the Guru Granth Sahib, panna, vaar or kabit of another work. At least 1. */
export type Ang = Branded<number, 'Ang'>;
/** The place of a line in the whole scripture, 0-based. Internal: it changes when the source database does. */
export type LineIndex = number;
/** The place of a shabad in the whole scripture, 0-based. Internal, like {@link LineIndex}. */
export type ShabadIndex = number;

const MAX_ID = 2 ** 31 - 1;

function parseId(text: string | number): number | null {
  const digits = String(text);
  if (digits.length === 0 || digits.length > 10) return null;
  for (const character of digits) if (character < '0' || character > '9') return null;
  const value = Number(digits);
  return value >= 1 && value <= MAX_ID ? value : null;
}

/** A shabad id from outside, or null when it is no whole number in range. Linear in the length of the text. */
export function parseShabadId(text: string | number): ShabadId | null {
  return parseId(text) as ShabadId | null;
}

/** A verse id from outside, or null when it is no whole number in range. */
export function parseVerseId(text: string | number): VerseId | null {
  return parseId(text) as VerseId | null;
}

/** A bani id from outside, or null when it is no whole number in range. */
export function parseBaniId(text: string | number): BaniId | null {
  return parseId(text) as BaniId | null;
}

/** An ang from outside, or null when it is no whole number in range. */
export function parseAng(text: string | number): Ang | null {
  return parseId(text) as Ang | null;
}
