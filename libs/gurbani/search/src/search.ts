import type { LineIndex } from '@naad/gurbani-corpus';
import type {
  BaniId,
  MatchReason,
  RaagId,
  SearchKind,
  ShabadId,
  SourceId,
  WriterId,
} from '@naad/gurbani-model';
import type { GuessedResults } from './auto-detect/searchGuesses.ts';
import type { QuestionAnswers } from './english/askQuestion.ts';
import type { FindPlaces } from './places/findPlaces.ts';

/**
 * Limits a search to part of the scripture; null or missing fields don't limit. A filter only narrows: what it finds is
 * part of what the same search finds without it. An unknown shabad or bani has no lines.
 */
export interface SearchFilter {
  readonly source?: SourceId | null;
  readonly writer?: WriterId | null;
  readonly raag?: RaagId | null;
  readonly ang?: number | null;
  readonly shabad?: ShabadId | null;
  /** Lines of the bani in its longest form, wherever else they stand. */
  readonly bani?: BaniId | null;
}

/**
 * `rank`: best first; among equal matches, short lines and lines that are sung, or for a word of a translation, what is
 * sung in the Guru Granth Sahib. `shortest`: the same, but among equal matches the shortest. `corpus`: in the order of the scripture, as clients of BaniDB expect; only exact matches, first
 * letters with nukta folded, and romanized words by sound.
 */
export type SearchOrder = 'rank' | 'shortest' | 'corpus';

export interface SearchQuery {
  readonly kind: SearchKind;
  /** As typed: ASCII keys or Unicode for the Gurmukhi kinds, Latin letters for English, digits for ang. */
  readonly text: string;
  readonly filter?: SearchFilter;
  /** `rank` by default. */
  readonly order?: SearchOrder;
  /** True to omit lines that match only after a typo, by meaning, or without some word. False by default. */
  readonly isStrict?: boolean;
}

/** A found line and the reasons, most important first. Lines found by ang have none. */
export interface SearchHit {
  readonly line: LineIndex;
  readonly reasons: readonly MatchReason[];
  /** True if the line matches only after a typo, by meaning, or without some word. */
  readonly isFuzzy?: boolean;
  /** `editors` for a line that the editors of Naad chose for the occasion a question names. */
  readonly chosenBy?: 'editors';
}

/** A value of a property of the results, and the number of results with it. */
export interface FacetCount<Value> {
  readonly value: Value;
  readonly count: number;
}

/** Numbers of results by property, over all results, the largest first. Ids of 0, which name nothing, are left out. */
export interface SearchFacets {
  readonly sources: readonly FacetCount<SourceId>[];
  /** Raags, and sections of works without raags. */
  readonly raags: readonly FacetCount<RaagId>[];
  readonly writers: readonly FacetCount<WriterId>[];
}

/** Slice of the results: at most `limit`, from the 0-based `offset`. */
export interface SearchSlice {
  readonly offset: number;
  readonly limit: number;
  /** False to omit the reasons, which makes a search in rank order cheaper. True by default. */
  readonly isExplained?: boolean;
  /** True to count the results by source, raag and writer. False by default. */
  readonly hasFacets?: boolean;
}

export interface SearchResults {
  /** Total number of matching lines. */
  readonly total: number;
  /** Lines of the slice, in the requested order. */
  readonly lines: readonly LineIndex[];
  /** The same lines with their reasons. */
  readonly hits: readonly SearchHit[];
  /** Included if the slice asks for them. */
  readonly facets?: SearchFacets;
}

/** A query without a kind, for auto-detection. */
export interface AnyQuery extends Omit<SearchQuery, 'kind'> {
  /** The input setting: true for ASCII keys of Gurmukhi, false for Latin text; missing if unknown. */
  readonly isGurmukhi?: boolean;
}

/** A query that finds something, near one that found nothing. */
export interface NearbyQuery {
  /** Has the same order and is as strict; its filter is empty if it searches everything. */
  readonly query: SearchQuery;
  /** Number of lines it finds, at least 1. */
  readonly total: number;
  /** Difference to the original query: a wider filter, another kind of search, or another text. */
  readonly change: 'filter' | 'kind' | 'text';
}

/** Kinds of search whose words can vote for lines. */
export type VotingKind = Extract<SearchKind, 'gurmukhiWord' | 'mainLetters' | 'romanized' | 'englishWord'>;

/** Answers queries from memory; never throws, whatever was typed: a query without a usable letter finds nothing. */
export interface SearchEngine {
  search(query: SearchQuery, slice: SearchSlice): SearchResults;
  /** Detects the kind of search from the text, in any script, and searches. */
  searchAny(query: AnyQuery, slice: SearchSlice): GuessedResults;
  /**
   * Lines that share the rarest of these words, most shared first, regardless of word order; the cost is bounded.
   * Words are compared folded, by letters, by sound or by stem.
   */
  linesSharing(kind: VotingKind, words: readonly string[], limit: number): LineIndex[];
  /** Shabads that answer a question in English; none if nothing comes close. The slice counts shabads. */
  ask(query: Pick<SearchQuery, 'text' | 'filter'>, slice: SearchSlice): QuestionAnswers;
  /**
   * Opens the indexes that no search has used yet, one in each step, so that a caller can do other things in between. Each step
   * takes up to a quarter of a second on a slow machine.
   */
  prepare(): Iterable<void>;
  /** Pages that a text names, in any script: banis and their parts, works, raags, writers, pages, features. */
  readonly places: FindPlaces;
  /**
   * Up to five queries that find something, likeliest first, for one that found nothing; see the README for their
   * order. For a query with results, returns other possible meanings.
   */
  nearby(query: SearchQuery | AnyQuery): readonly NearbyQuery[];
}
