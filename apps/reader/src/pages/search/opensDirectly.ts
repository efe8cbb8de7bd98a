import type { SearchPage } from '@naad/api-client';
import { type MatchReason, searchTypeRules } from '@naad/gurbani-model';
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
  const [detected] = searchedAs;
  const { typed } = searchTypeRules(detected ?? search.type);
  const { matches, isFuzzy } = first;
  // Latin letters can only give the sound of a line.
  const exactly: readonly MatchReason['how'][] =
    typed === 'romanized' ? ['exact', 'folded', 'sound'] : ['exact'];
  if (isFuzzy || matches.length === 0 || !matches.every(({ how }) => exactly.includes(how))) return false;
  const isTypedInGurmukhi = search.isGurmukhi === true || isGurmukhi(search.query);
  return detected === undefined || (typed === 'gurmukhi') === isTypedInGurmukhi;
}
