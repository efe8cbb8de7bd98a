import type { SiteEvent } from '@naad/api-contract';
import type { SearchChoice } from '../../../features/search/searchChoice.ts';
import type { PageContent } from '../../pages.ts';
import type { RoutePage } from '../../routeResult.ts';

/** The events to record when a page opens. */
export type PageEvents = (page: RoutePage, path: string) => SiteEvent[];

/** Creates the page events of one visit. A search counts once, even over several pages of results. */
export function createPageEvents(): PageEvents {
  let recordedSearch = '';
  return ({ status, content }, path) => {
    // An unknown address is not recorded: it may contain anything.
    const view: SiteEvent = { kind: 'page', path: status === 404 ? '/404' : firstSegment(path) };
    const choice = searchOf(content);
    const search = JSON.stringify(choice);
    if (search === recordedSearch) return [view];
    if (choice) recordedSearch = search;
    return [view, ...(choice ? eventsOfSearch(choice) : []), ...problemOf(content)];
  };
}

/** The search that led to a page: its results, or the shabad of a single result. */
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

const MAX_TEXT_LENGTH = 300;

const textOf = (text: string) => (text === '' ? {} : { text: text.slice(0, MAX_TEXT_LENGTH) });

/** The first segment of a path; the rest may say what a visitor reads, or contain a session's code. */
function firstSegment(path: string): string {
  const [segment = '/'] = /^\/[\w.-]{0,80}\/?/.exec(path) ?? [];
  return segment;
}
