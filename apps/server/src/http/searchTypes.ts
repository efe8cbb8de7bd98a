import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import type { SearchKind } from '@naad/gurbani-search';

/**
 * Search types that correspond to one kind of search; auto-detect chooses among them, and questions are
 * separate.
 */
const TYPE_BY_KIND: Readonly<Record<SearchKind, SearchType>> = {
  firstLetters: SEARCH_TYPES.firstLetters,
  firstLettersAnywhere: SEARCH_TYPES.firstLettersAnywhere,
  gurmukhiWord: SEARCH_TYPES.gurmukhiWord,
  englishWord: SEARCH_TYPES.englishWord,
  romanized: SEARCH_TYPES.romanized,
  ang: SEARCH_TYPES.ang,
  mainLetters: SEARCH_TYPES.mainLetters,
  romanizedFirstLetters: SEARCH_TYPES.romanizedFirstLettersAnywhere,
};

const KIND_BY_TYPE: ReadonlyMap<SearchType, SearchKind> = new Map(
  (Object.keys(TYPE_BY_KIND) as SearchKind[]).map((kind) => [TYPE_BY_KIND[kind], kind]),
);

/** Supported search types. */
export const SUPPORTED_SEARCH_TYPES: readonly SearchType[] = Object.values(SEARCH_TYPES);

/** The search type of an engine's kind. */
export function searchTypeOf(kind: SearchKind): SearchType {
  return TYPE_BY_KIND[kind];
}

/** The engine's kind for a search type; null for auto-detect and questions. */
export function kindOfSearchType(type: SearchType): SearchKind | null {
  return KIND_BY_TYPE.get(type) ?? null;
}

/** Parses `searchtype`; an unknown value counts as 0, as in BaniDB. */
export function parseSearchType(text: string | undefined): SearchType {
  return SUPPORTED_SEARCH_TYPES.find((type) => String(type) === text) ?? SEARCH_TYPES.firstLetters;
}
