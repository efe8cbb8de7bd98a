import { parseSearchChoice } from '../parseSearchChoice.ts';
import { type SearchChoice, searchHref } from '../searchChoice.ts';

/**
 * Where all results of a search are; null where they are on this page already (behaviour 31).
 *
 * @param here path and query of this page
 */
export function fullResultsHref(choice: SearchChoice, here: string): string | null {
  const href = searchHref(choice);
  const { pathname, searchParams } = new URL(here, 'http://naad.invalid');
  const isHere = pathname === '/search' && searchHref(parseSearchChoice(searchParams)) === href;
  return isHere ? null : href;
}
