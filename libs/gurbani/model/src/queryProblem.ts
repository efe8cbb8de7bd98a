import { type SearchType, searchTypeRules, SEARCH_TYPES } from './searchTypes.ts';

/** Conditions on a query, without surrounding white space. */
const NEEDS = {
  digits: (text: string) => /^\d+$/.test(text),
  oneCharacter: (text: string) => text !== '',
  twoCharacters: (text: string) => [...text].length >= 2,
  fourWords: (text: string) => text.split(/\s+/).length >= 4,
};
export type QueryNeed = keyof typeof NEEDS;

/** Why a query is invalid: an unmet need, or an ang that the work lacks. */
export type QueryProblem = QueryNeed | 'existingAng';

/** Returns why a query is invalid for a search type, or null. */
export function queryProblem(query: string, type: SearchType): QueryNeed | null;
/** @param lastAng last page of the chosen source, for a search by ang; null if unknown */
export function queryProblem(query: string, type: SearchType, lastAng: number | null): QueryProblem | null;
export function queryProblem(
  query: string,
  type: SearchType,
  lastAng: number | null = null,
): QueryProblem | null {
  const text = query.trim();
  const { needs } = searchTypeRules(type);
  if (!NEEDS[needs](text)) return needs;
  const isMissingAng =
    type === SEARCH_TYPES.ang && lastAng !== null && (Number(text) < 1 || Number(text) > lastAng);
  return isMissingAng ? 'existingAng' : null;
}
