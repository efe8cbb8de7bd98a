import { SEARCH_TYPES } from '@naad/gurbani-model';
import type { SearchRequest, SearchScope } from '@naad/api-client';
import { parseSearchChoice } from './parseSearchChoice.ts';
import { type SearchChoice, searchHref } from './searchChoice.ts';

/** A search with the filters that only the results page has. */
export interface NarrowedSearch extends SearchChoice {
  /** Only lines of this raag, by its id. */
  readonly raag?: number;
  /** Only lines of this text; an ang is one of the chosen source. */
  readonly within?: SearchScope;
  /** True to list the lines even if the query names a page or matches a single line. */
  readonly isList?: true;
}

const SCOPES = ['shabad', 'bani', 'ang'] as const;

/** Parses the search in the address of a results page. */
export function parseNarrowedSearch(params: URLSearchParams): NarrowedSearch {
  const raag = parseNumber(params.get('raag'));
  const [within] = SCOPES.flatMap((type) => {
    const id = parseNumber(params.get(type));
    return id === null ? [] : [{ type, id }];
  });
  return {
    ...parseSearchChoice(params),
    ...(raag !== null && { raag }),
    ...(within && { within }),
    ...(params.get('open') === '0' && { isList: true }),
  };
}

function parseNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

/** Address of the results, with all filters. */
export function narrowedHref(search: NarrowedSearch): string {
  const { raag, within, isList } = search;
  const filters = new URLSearchParams({
    ...(raag !== undefined && { raag: String(raag) }),
    ...(within && { [within.type]: String(within.id) }),
    ...(isList && { open: '0' }),
  }).toString();
  return searchHref(search) + (filters && `&${filters}`);
}

/** Address of the list of lines, where {@link narrowedHref} may lead to a page that the query names. */
export function listHref(search: NarrowedSearch): string {
  return narrowedHref({ ...search, isList: true });
}

/** The request for a search: auto-detect is told which script was chosen, both ways [Q42]. */
export function requestOf({ isList: _list, isGurmukhi, ...search }: NarrowedSearch, page = 1): SearchRequest {
  const isAnyScript = search.type === SEARCH_TYPES.autoDetect;
  return { ...search, page, ...(isAnyScript && { isGurmukhi: isGurmukhi === true }) };
}
