import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import type { SearchKind } from '@naad/gurbani-search';

/** The search types that are one way of searching each; auto-detect chooses among them, a question is none. */
const TYPE_OF_KIND: Readonly<Record<SearchKind, SearchType>> = {
  firstLetters: SEARCH_TYPES.firstLetters,
  firstLettersAnywhere: SEARCH_TYPES.firstLettersAnywhere,
  gurmukhiWord: SEARCH_TYPES.gurmukhiWord,
  englishWord: SEARCH_TYPES.englishWord,
  romanized: SEARCH_TYPES.romanized,
  ang: SEARCH_TYPES.ang,
  mainLetters: SEARCH_TYPES.mainLetters,
  romanizedFirstLetters: SEARCH_TYPES.romanizedFirstLettersAnywhere,
};

const KIND_OF_TYPE: ReadonlyMap<SearchType, SearchKind> = new Map(
  (Object.keys(TYPE_OF_KIND) as SearchKind[]).map((kind) => [TYPE_OF_KIND[kind], kind]),
);

/** Search types that are answered. */
export const ANSWERED_SEARCH_TYPES: readonly SearchType[] = Object.values(SEARCH_TYPES);

/** The search type by which the engine's kind is asked for. */
export function searchTypeOf(kind: SearchKind): SearchType {
  return TYPE_OF_KIND[kind];
}

/** The engine's kind for a search type; null for auto-detect and for a question. */
export function kindOfSearchType(type: SearchType): SearchKind | null {
  return KIND_OF_TYPE.get(type) ?? null;
}

/** @param text `searchtype` as it came; what is no search type at all counts as 0, as with BaniDB */
export function parseSearchType(text: string | undefined): SearchType {
  return ANSWERED_SEARCH_TYPES.find((type) => String(type) === text) ?? SEARCH_TYPES.firstLetters;
}
