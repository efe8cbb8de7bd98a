/** Where the lines of a length come from: a bani of the source database, or some of its groups. */
export interface BaniForm {
  readonly bani: number;
  /** Groups from the first to the last, both included; all unless told. */
  readonly groups?: readonly [first: number, last: number];
}

/** A bani of the product: the number clients know it by, and its forms from the shortest to the longest. */
export interface BaniEntry {
  readonly id: number;
  readonly short: BaniForm;
  /** The form of the Long and Extra long lengths, where it differs. */
  readonly long?: BaniForm;
}

/**
 * Banis of the source database by the ids of BaniDB's clients. Those that have no known id there are 900 + the source
 * database's id: below 1000, so that a list of banis shows them, and above every id BaniDB uses.
 */
export const BANIS: readonly BaniEntry[] = [
  { id: 2, short: { bani: 1 } },
  { id: 3, short: { bani: 16 } },
  { id: 4, short: { bani: 2 } },
  { id: 5, short: { bani: 17 } },
  { id: 6, short: { bani: 3 } },
  { id: 7, short: { bani: 18 } },
  { id: 9, short: { bani: 4 }, long: { bani: 8, groups: [4, 10] } },
  { id: 10, short: { bani: 5 } },
  { id: 21, short: { bani: 7 }, long: { bani: 8 } },
  { id: 22, short: { bani: 9 }, long: { bani: 10 } },
  { id: 23, short: { bani: 11 } },
  { id: 24, short: { bani: 14 } },
  { id: 27, short: { bani: 23 } },
  { id: 29, short: { bani: 19 } },
  { id: 30, short: { bani: 15 } },
  { id: 31, short: { bani: 12 } },
  { id: 33, short: { bani: 20 } },
  { id: 34, short: { bani: 21 } },
  { id: 90, short: { bani: 13 } },
  { id: 906, short: { bani: 6 } },
  { id: 922, short: { bani: 22 } },
  { id: 924, short: { bani: 24 } },
  { id: 925, short: { bani: 25 } },
  { id: 926, short: { bani: 26 } },
  { id: 927, short: { bani: 27 } },
  { id: 928, short: { bani: 28 } },
  { id: 929, short: { bani: 29 } },
];

/** Ceremonies by the ids of existing clients: Anand Karaj, Anand Sahib, and Bhog with and without Raagmala. */
export const CEREMONIES: readonly { readonly id: number; readonly bani: number }[] = [
  { id: 1, bani: 25 },
  { id: 3, bani: 6 },
  { id: 5, bani: 27 },
  { id: 6, bani: 26 },
];
