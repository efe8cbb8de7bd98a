import { msg } from '@lingui/core/macro';
import { MAX_QUERY_LENGTH, SEARCH_TYPES } from '@naad/gurbani-model';
import { foundHref } from '../../features/search/foundHref.ts';
import { parseOffset, parseSearchChoice } from '../../features/search/parseSearchChoice.ts';
import { angHref } from '../../features/search/searchChoice.ts';
import { chosenIncludes, creditsOf } from '../verseIncludes.ts';
import { loadFormOptions, type RouteResult } from '../routeResult.ts';
import { messagePage } from '../message/messagePage.ts';
import type { RouteContext } from '../routeContext.ts';

/** Loads search results; a single one redirects to its shabad, and an ang search to the ang. */
export async function loadSearch(context: RouteContext): Promise<RouteResult> {
  const { url, api, i18n } = context;
  const choice = parseSearchChoice(url.searchParams);
  if (choice.type === SEARCH_TYPES.ang) {
    const to = angHref(choice.query, choice.source);
    return { kind: 'redirect', to, isCacheable: true };
  }
  const options = await loadFormOptions(api);
  if (choice.query === '') return messagePage(i18n, { id: 'emptyQuery' }, { choice, options });
  if (choice.query.length > MAX_QUERY_LENGTH) {
    return messagePage(i18n, { id: 'noResults', nearby: [] }, { choice, options });
  }

  const page = await api.search(
    { ...choice, page: parseOffset(url.searchParams) },
    await chosenIncludes(context),
  );
  if (page.total === 0) {
    return messagePage(i18n, { id: 'noResults', nearby: page.nearby }, { choice, options });
  }
  const [first] = page.verses;
  // Test the total, not the rows: a last page with one row is still a list [B38].
  if (page.total === 1 && first) {
    return { kind: 'redirect', to: foundHref(choice, first), isCacheable: true };
  }
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`${choice.query} - Search`),
    content: {
      page: 'search',
      choice,
      options,
      total: page.total,
      offset: page.page,
      pageCount: page.pageCount,
      searchedAs: page.searchedAs,
      verses: page.verses,
      credits: await creditsOf(api, page.verses),
    },
  };
}
