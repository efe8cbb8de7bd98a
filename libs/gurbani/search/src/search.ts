import type { LineIndex, SourceId } from '@naad/gurbani-corpus';
import type { GuessedResults } from './auto-detect/searchGuesses.ts';
import type { QuestionAnswers } from './english/askQuestion.ts';

/** Ways of searching this engine knows. */
export const SEARCH_KINDS = [
  'firstLetters',
  'firstLettersAnywhere',
  'gurmukhiWord',
  'englishWord',
  'romanized',
  'ang',
  'mainLetters',
  'romanizedFirstLetters',
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

/**
 * `rank`: best first. `corpus`: as the scripture has them, what BaniDB's clients count on; then only what is found as
 * typed, with nukta and plain letters taken for each other in first letters, and romanized words by their sound.
 */
export type SearchOrder = 'rank' | 'corpus';

export interface SearchQuery {
  readonly kind: SearchKind;
  /** As typed: ASCII keys or Unicode for the Gurmukhi kinds, Latin letters for English, digits for ang. */
  readonly text: string;
  readonly filter?: SearchFilter;
  /** `rank` unless told. */
  readonly order?: SearchOrder;
}

/**
 * How the words of a hit match, best first. `exact`: as typed. `folded`: the same letters, distinctions removed (nukta,
 * nasal signs, carriers, short vowels; in a translation the endings of words). `sound`: spelled otherwise, spoken
 * alike. `typo`: after one slip, or with a word or sign left out.
 */
export const MATCH_KINDS = ['exact', 'folded', 'sound', 'typo'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Words of a hit that match, all in one way. */
export type MatchReason =
  | {
      readonly how: MatchKind;
      /** Words of the line, counted from 0 as `splitWords` of its Unicode text does, ascending. */
      readonly words: readonly number[];
    }
  | {
      readonly how: 'translation';
      /** By whom: the key of the translator in the corpus catalogue, `en.ssk`. */
      readonly translator: string;
      /** How the words were recognised; `meaning` when they are others that mean the same. */
      readonly by: MatchKind | 'meaning';
      /** Words of that translation, counted from 0 between white space, ascending. */
      readonly words: readonly number[];
    };

/** A line that was found and why; the weightiest reason first. By ang, a line has no words that match. */
export interface SearchHit {
  readonly line: LineIndex;
  readonly reasons: readonly MatchReason[];
}

/** Which part of the results is wanted: from the `offset`-th (0-based), at most `limit`. */
export interface SearchSlice {
  readonly offset: number;
  readonly limit: number;
}

export interface SearchResults {
  /** How many lines match in all. */
  readonly total: number;
  /** The lines of the slice, in the order asked for. */
  readonly lines: readonly LineIndex[];
  /** The same lines with the reasons why they were found. */
  readonly hits: readonly SearchHit[];
}

/** A text of the one box. */
export interface AnyQuery extends Omit<SearchQuery, 'kind'> {
  /** The choice beside the box: true for ASCII keys of Gurmukhi, false for Latin text; left out where there is none. */
  readonly isGurmukhi?: boolean;
}

/** A query that finds something where the one asked found nothing. */
export interface NearbyQuery {
  /** In the order of the one it is near to; its filter is empty where it searches everything. */
  readonly query: SearchQuery;
  /** How many lines it finds, at least 1. */
  readonly total: number;
  /** What differs: less narrowing, another way of searching for the same text, or the text itself. */
  readonly change: 'filter' | 'kind' | 'text';
}

/** Answers queries from memory; never throws for what a person typed: a query without a usable letter finds nothing. */
export interface SearchEngine {
  search(query: SearchQuery, slice: SearchSlice): SearchResults;
  /** Searches in the way that the text seems to be meant: by letters, words, page, in any script. */
  searchAny(query: AnyQuery, slice: SearchSlice): GuessedResults;
  /** Shabads that speak of what is asked in English; nothing where none comes close. The slice is one of shabads. */
  ask(query: Pick<SearchQuery, 'text' | 'filter'>, slice: SearchSlice): QuestionAnswers;
  /**
   * For a query that found nothing, at most five that do, the likeliest first: see the README for their order. Asked of
   * one that found something, it tells what else might have been meant.
   */
  nearby(query: SearchQuery | AnyQuery): readonly NearbyQuery[];
}
