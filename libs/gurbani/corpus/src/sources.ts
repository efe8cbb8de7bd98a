/**
 * The works of the scripture by the letters that clients of BaniDB use, and `K` (Kabit Savaiye), which BaniDB lacks.
 * The order is the order in which they are offered to a reader.
 */
export const SOURCE_IDS = ['G', 'D', 'B', 'A', 'S', 'N', 'R', 'K'] as const;
/** One letter naming a work: G Guru Granth Sahib, D Dasam Granth, B and S the vaaran, N Bhai Nand Lal, … */
export type SourceId = (typeof SOURCE_IDS)[number];

/** Works that are opened by a page number. The others have no one numbering of pages. */
export const ANG_SOURCE_IDS = ['G', 'D', 'B', 'S', 'K'] as const satisfies readonly SourceId[];
export type AngSourceId = (typeof ANG_SOURCE_IDS)[number];

export function isSourceId(text: string): text is SourceId {
  return (SOURCE_IDS as readonly string[]).includes(text);
}

export function isAngSourceId(text: string): text is AngSourceId {
  return (ANG_SOURCE_IDS as readonly string[]).includes(text);
}
