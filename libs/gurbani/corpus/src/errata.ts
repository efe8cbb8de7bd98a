/**
 * Kinds of errata.
 *
 * - `pauseMisplaced`: a pause mark stands inside a word or before one, and is moved behind the word it belongs to.
 * - `signTypedEarly`: a sihari is typed before a letter that can't have it.
 * - `halfYayyaAfterVowel`: a half yayya follows a vowel sign, has no letter to hang from, and is read as the letter.
 * - `bindiStartsWord`: a bindi begins a word, with no letter to stand on.
 * - `readingsDiffer`: the published data differ, and nothing published decides between them.
 */
export const ERRATUM_REASONS = [
  'pauseMisplaced',
  'signTypedEarly',
  'halfYayyaAfterVowel',
  'bindiStartsWord',
  'readingsDiffer',
] as const;
export type ErratumReason = (typeof ERRATUM_REASONS)[number];

/** Some words of a line in both encodings. */
export interface Reading {
  /** Legacy ASCII with pause marks. */
  readonly ascii: string;
  /** Without pause marks. */
  readonly unicode: string;
}

/** The same words in a printed edition, as published data has them. */
export interface PrintedReading {
  readonly unicode: string;
  /** Title of the edition. */
  readonly edition: string;
  readonly page: number | null;
  readonly lineOnPage: number | null;
}

/** A place of one line where the source can't be shown as it is, or where another published text differs. */
export interface Erratum {
  readonly reason: ErratumReason;
  readonly source: Reading;
  /** Equals `source` if the source's reading is kept. */
  readonly shown: Reading;
  /** Null if no published data has these words of a printed edition. */
  readonly printed: PrintedReading | null;
  /** The published ground of the decision, in English. */
  readonly ground: string;
}

/**
 * Applies errata to a line of the source.
 * @param source legacy ASCII with pause marks
 */
export function applyErrata(source: string, errata: readonly Erratum[]): string {
  return errata.reduce((text, each) => text.replace(each.source.ascii, () => each.shown.ascii), source);
}
