import type { SiteEvent } from '@naad/api-contract';
import type { SearchChoice } from '../features/search/searchChoice.ts';
import type { PageContent, RoutePage } from '../routes/routeResult.ts';

/** What is told of a page when it is opened. */
export type PageEvents = (page: RoutePage, path: string) => SiteEvent[];

/** For a visit: a search is told of once, however long one turns the pages of what it found. */
export function createPageEvents(): PageEvents {
  let toldSearch = '';
  return ({ status, content }, path) => {
    // Of an address that we do not know nothing is told: anything may stand in it.
    const view: SiteEvent = { kind: 'page', path: status === 404 ? '/404' : placeOf(path) };
    const choice = searchOf(content);
    const search = JSON.stringify(choice);
    if (search === toldSearch) return [view];
    if (choice) toldSearch = search;
    return [view, ...(choice ? eventsOfSearch(choice) : []), ...problemOf(content)];
  };
}

/** The search that a page answers. One that finds a single line leads to its shabad at once. */
function searchOf(content: PageContent): SearchChoice | null {
  const isSearch =
    content.page === 'search' ||
    (content.page === 'shabad' && content.choice.query !== '') ||
    (content.page === 'message' && content.message.id === 'noResults');
  return isSearch ? content.choice : null;
}

function problemOf(content: PageContent): SiteEvent[] {
  if (content.page !== 'message') return [];
  const { id } = content.message;
  if (id === 'noResults') {
    return [{ kind: 'error', action: 'no-results-found', ...textOf(content.choice.query) }];
  }
  return id === 'angNotFound' ? [{ kind: 'error', action: 'ang-not-found' }] : [];
}

function eventsOfSearch({ query, type, source, writer }: SearchChoice): SiteEvent[] {
  const click = (action: 'search-type' | 'search-source' | 'search-writer', label: string): SiteEvent => ({
    kind: 'click',
    action,
    label,
  });
  return [
    { kind: 'click', action: 'search-query', ...textOf(query) },
    click('search-type', String(type)),
    click('search-source', source ?? 'all'),
    ...(writer === null ? [] : [click('search-writer', String(writer))]),
  ];
}

const MAX_TEXT = 300;

const textOf = (text: string) => (text === '' ? {} : { text: text.slice(0, MAX_TEXT) });

/** The first name of a path. What stands behind it may be what somebody reads, or the code of a session. */
function placeOf(path: string): string {
  const [place = '/'] = /^\/[\w.-]{0,80}\/?/.exec(path) ?? [];
  return place;
}
