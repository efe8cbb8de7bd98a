import { SEARCH_TYPES } from '@naad/api-contract';
import type { SearchKind } from '@naad/gurbani-search';

/** The engine's kind for each search type that is answered. */
export const KIND_OF_SEARCH_TYPE: ReadonlyMap<number, SearchKind> = new Map([
  [SEARCH_TYPES.firstLetters, 'firstLetters'],
  [SEARCH_TYPES.firstLettersAnywhere, 'firstLettersAnywhere'],
  [SEARCH_TYPES.gurmukhiWord, 'gurmukhiWord'],
  [SEARCH_TYPES.englishWord, 'englishWord'],
  [SEARCH_TYPES.romanized, 'romanized'],
  [SEARCH_TYPES.ang, 'ang'],
  [SEARCH_TYPES.mainLetters, 'mainLetters'],
  [SEARCH_TYPES.romanizedFirstLettersAnywhere, 'romanizedFirstLetters'],
]);

const KNOWN_TYPES: ReadonlySet<number> = new Set(Object.values(SEARCH_TYPES));

/**
 * @param text `searchtype` as it came; what is no search type at all counts as 0, as with BaniDB
 * @returns the engine's kind, or null for a type that this deployment does not answer
 */
export function parseSearchType(text: string | undefined): SearchKind | null {
  const type = text !== undefined && /^\d$/.test(text) ? Number(text) : 0;
  return KIND_OF_SEARCH_TYPE.get(KNOWN_TYPES.has(type) ? type : 0) ?? null;
}
