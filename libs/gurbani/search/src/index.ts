export { SEARCH_KINDS } from './search.ts';
export type { SearchEngine, SearchFilter, SearchKind, SearchQuery, SearchResults, SearchSlice } from './search.ts';
