/**
 * Public ids of scripture, parsed once at the edge and trusted afterwards.
 *
 * Facts and sources: docs/adr/0004.
 */
declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A shabad as BaniDB's clients know it; stable across releases. */
export type ShabadId = Branded<number, 'ShabadId'>;
/** A line of scripture: the source database's permanent line id, read as a base-36 number (1 … 1,679,615). */
export type VerseId = Branded<number, 'VerseId'>;
/** A bani of the Sundar Gutka, numbered as BaniDB numbers it; 900 and up are ours. */
export type BaniId = Branded<number, 'BaniId'>;
/** A page: ang of the Guru Granth Sahib, panna, vaar or kabit of another work. At least 1. */
export type Ang = Branded<number, 'Ang'>;
/** A writer, numbered as BaniDB numbers it; clients filter by it. */
export type WriterId = number;
/** A raag, or a section of a work without raags, numbered as BaniDB numbers raags. */
export type RaagId = number;

/** Angs of Sri Guru Granth Sahib Ji in every standard printing. */
export const GURU_GRANTH_ANGS = 1430;

const MAX_ID = 2 ** 31 - 1;

function parseId(text: string | number): number | null {
  const digits = String(text);
  if (digits.length === 0 || digits.length > 10) return null;
  for (const character of digits) if (character < '0' || character > '9') return null;
  const value = Number(digits);
  return value >= 1 && value <= MAX_ID ? value : null;
}

/** Parses a shabad id; null if it isn't a whole number in range. Linear in the length of the text. */
export function parseShabadId(text: string | number): ShabadId | null {
  return parseId(text) as ShabadId | null;
}

/** Parses a verse id; null if it isn't a whole number in range. */
export function parseVerseId(text: string | number): VerseId | null {
  return parseId(text) as VerseId | null;
}

/** Parses a bani id; null if it isn't a whole number in range. */
export function parseBaniId(text: string | number): BaniId | null {
  return parseId(text) as BaniId | null;
}

/** Parses an ang; null if it isn't a whole number in range. */
export function parseAng(text: string | number): Ang | null {
  return parseId(text) as Ang | null;
}

/**
 * The works of the scripture by the letters that BaniDB's clients use, and `K` (Kabit Savaiye), which BaniDB lacks. In
 * display order.
 */
export const SOURCE_IDS = ['G', 'D', 'B', 'A', 'S', 'N', 'R', 'K'] as const;
/** The letter of a work: G Guru Granth Sahib, D Dasam Granth, B and S the vaaran, N Bhai Nand Lal, … */
export type SourceId = (typeof SOURCE_IDS)[number];

/** Works that open by page number. The others have no continuous page numbering. */
export const ANG_SOURCE_IDS = ['G', 'D', 'B', 'S', 'K'] as const satisfies readonly SourceId[];
export type AngSourceId = (typeof ANG_SOURCE_IDS)[number];

export function isSourceId(text: string): text is SourceId {
  return (SOURCE_IDS as readonly string[]).includes(text);
}

export function isAngSourceId(text: string): text is AngSourceId {
  return (ANG_SOURCE_IDS as readonly string[]).includes(text);
}
