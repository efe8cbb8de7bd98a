import type { LineIndex, SourceId } from '@naad/gurbani-corpus';

/** Ways of searching this engine knows. */
export const SEARCH_KINDS = [
  'firstLetters',
  'firstLettersAnywhere',
  'gurmukhiWord',
  'englishWord',
  'ang',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Limits a search to part of the scripture; what is null or left out does not limit. */
export interface SearchFilter {
  readonly source?: SourceId | null;
  /** Writer id as in the corpus catalogue. */
  readonly writer?: number | null;
  /** Section id as in the corpus catalogue. */
  readonly raag?: number | null;
  readonly ang?: number | null;
}

export interface SearchQuery {
  readonly kind: SearchKind;
  /** As typed: ASCII keys or Unicode for the Gurmukhi kinds, Latin letters for English, digits for ang. */
  readonly text: string;
  readonly filter?: SearchFilter;
}

/** Which part of the results is wanted: from the `offset`-th (0-based), at most `limit`. */
export interface SearchSlice {
  readonly offset: number;
  readonly limit: number;
}

export interface SearchResults {
  /** How many lines match in all. */
  readonly total: number;
  /** The lines of the slice, in the order of the kind. */
  readonly lines: readonly LineIndex[];
}

/** Answers queries from memory; never throws for what a person typed: a query without a usable letter finds nothing. */
export interface SearchEngine {
  search(query: SearchQuery, slice: SearchSlice): SearchResults;
}
