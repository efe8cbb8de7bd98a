import { msg } from '@lingui/core/macro';
import type { SearchPage } from '@naad/api-client';
import { MAX_QUERY_LENGTH, SEARCH_TYPES, searchTypeRules } from '@naad/gurbani-model';
import { mistypedLatin } from '@naad/gurbani-text';
import { foundHref } from '../../features/search/foundHref.ts';
import {
  listHref,
  narrowedHref,
  type NarrowedSearch,
  parseNarrowedSearch,
  requestOf,
} from '../../features/search/narrowedSearch.ts';
import { parseOffset } from '../../features/search/parseSearchChoice.ts';
import { angHref } from '../../features/search/searchChoice.ts';
import { canOpenPlace, placeView } from '../places/placeView.ts';
import { chosenIncludes, creditsOf } from '../verseIncludes.ts';
import { loadFormOptions, type RouteRedirect, type RouteResult } from '../routeResult.ts';
import { messagePage } from '../message/messagePage.ts';
import type { RouteContext } from '../routeContext.ts';
import { opensDirectly } from './opensDirectly.ts';
import { activeFilters, facetGroups, loadFilterNames } from './searchFilters.ts';

/**
 * Loads search results. A query that is only the name of a page redirects to it, a single exact line to its shabad,
 * and an ang search to the ang.
 */
export async function loadSearch(context: RouteContext): Promise<RouteResult> {
  const { url, api, i18n } = context;
  const choice = parseNarrowedSearch(url.searchParams);
  if (choice.type === SEARCH_TYPES.ang) return redirectTo(angHref(choice.query, choice.source));
  const options = await loadFormOptions(api);
  if (choice.query === '') return messagePage(i18n, { id: 'emptyQuery' }, { choice, options });
  if (choice.query.length > MAX_QUERY_LENGTH) {
    return messagePage(i18n, { id: 'noResults', nearby: [] }, { choice, options });
  }

  const offset = parseOffset(url.searchParams);
  const { page, insteadQuery } = await runSearch(context, choice, offset);
  const target = offset === 1 ? directTarget(context, choice, page) : null;
  if (target !== null) return redirectTo(target);
  const isNarrowed = choice.raag !== undefined || choice.within !== undefined;
  if (page.total === 0 && page.places.length === 0 && !isNarrowed) {
    return messagePage(i18n, { id: 'noResults', nearby: page.nearby }, { choice, options });
  }
  const names = await loadFilterNames(api, options);
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`${insteadQuery ?? choice.query} - Search`),
    content: {
      page: 'search',
      choice,
      options,
      total: page.total,
      offset: page.page,
      pageCount: page.pageCount,
      searchedAs: page.searchedAs,
      instead: insteadQuery === null ? null : { query: insteadQuery },
      places: page.places.map((place) => placeView(i18n, place, options.sources)),
      facets: page.facets ? facetGroups(i18n, choice, page.facets, names) : [],
      filters: await activeFilters(context, choice, names),
      // The first page would lead to the place again.
      pagesHref: page.places.length > 0 ? listHref(choice) : narrowedHref(choice),
      verses: page.verses,
      credits: await creditsOf(api, page.verses),
    },
  };
}

function redirectTo(to: string): RouteRedirect {
  return { kind: 'redirect', to, isCacheable: true };
}

/** Address that the results lead to at once, or null for a list. */
function directTarget({ i18n }: RouteContext, choice: NarrowedSearch, page: SearchPage): string | null {
  const [place] = page.places;
  if (place && page.opensPlace && !choice.isList && !choice.within && canOpenPlace(place)) {
    return placeView(i18n, place, []).href;
  }
  const [verse] = page.verses;
  return verse && opensDirectly(choice, page) ? foundHref(choice, verse) : null;
}

interface Outcome {
  readonly page: SearchPage;
  /** The query with which auto-detect found the lines instead of the chosen type; otherwise null. */
  readonly insteadQuery: string | null;
}

/**
 * Searches by the chosen type, and by auto-detect if that finds nothing. A Gurmukhi type shows Latin letters as
 * Gurmukhi while they are typed, so a text that is no Gurmukhi is searched for in its Latin letters [Q43].
 */
async function runSearch(context: RouteContext, choice: NarrowedSearch, offset: number): Promise<Outcome> {
  const includes = await chosenIncludes(context);
  const ask = (search: NarrowedSearch) =>
    context.api.search(
      { ...requestOf(search, offset), hasFacets: true, hasInstead: search.type !== SEARCH_TYPES.autoDetect },
      includes,
    );
  const page = await ask(choice);
  const hasFound = page.total > 0 && page.instead === null;
  const latin = searchTypeRules(choice.type).typed === 'gurmukhi' ? mistypedLatin(choice.query) : null;
  if (!hasFound && latin !== null) {
    const other = await ask({ ...choice, query: latin, type: SEARCH_TYPES.autoDetect });
    if (other.total > 0) return { page: other, insteadQuery: latin };
  }
  return { page, insteadQuery: page.instead === null ? null : choice.query };
}
