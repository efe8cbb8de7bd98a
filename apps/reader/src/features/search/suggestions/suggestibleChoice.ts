import { SEARCH_TYPES } from '@naad/api-contract';
import { queryProblem } from '../queryProblem.ts';
import type { SearchChoice } from '../searchChoice.ts';

/**
 * What is to be asked while somebody types; null where that would be too little to go by, or the number of a page
 * (behaviour 30).
 */
export function suggestibleChoice(choice: SearchChoice): SearchChoice | null {
  const query = choice.query.trim();
  if (choice.type === SEARCH_TYPES.ang || [...query].length < 2) return null;
  return queryProblem(query, choice.type) === null ? { ...choice, query } : null;
}
