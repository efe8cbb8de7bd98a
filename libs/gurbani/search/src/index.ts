export { MATCH_KINDS, SEARCH_KINDS } from './search.ts';
export type {
  MatchKind,
  MatchReason,
  SearchEngine,
  SearchFilter,
  SearchHit,
  SearchKind,
  SearchOrder,
  SearchQuery,
  SearchResults,
  SearchSlice,
} from './search.ts';
export { buildSearchIndex } from './buildSearchIndex.ts';
export { createSearchEngine } from './createSearchEngine.ts';
export { DEFAULT_ENGLISH, defaultEnglish, englishWords } from './englishWords.ts';
