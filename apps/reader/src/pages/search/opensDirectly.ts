import type { SearchPage } from '@naad/api-client';
import { searchTypeRules } from '@naad/gurbani-model';
import { isGurmukhi } from '@naad/gurbani-text';
import type { NarrowedSearch } from '../../features/search/narrowedSearch.ts';

type FoundPage = Pick<SearchPage, 'total' | 'verses' | 'searchedAs' | 'instead'>;

/**
 * True if the only line matches exactly, in the script that was typed [B38, Q44]: a guess belongs on a page that says
 * it is one. Counts all results, since a last page with a single line is still a list.
 */
export function opensDirectly(
  search: NarrowedSearch,
  { total, verses, searchedAs, instead }: FoundPage,
): boolean {
  const [first] = verses;
  if (search.isList || total !== 1 || !first || instead !== null) return false;
  const { matches, isFuzzy } = first;
  const isExact = !isFuzzy && matches.length > 0 && matches.every(({ how }) => how === 'exact');
  const [detected] = searchedAs;
  if (!isExact || detected === undefined) return isExact;
  const isTypedInGurmukhi = search.isGurmukhi === true || isGurmukhi(search.query);
  return (searchTypeRules(detected).typed === 'gurmukhi') === isTypedInGurmukhi;
}
