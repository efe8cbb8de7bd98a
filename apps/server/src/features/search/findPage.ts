import { SEARCH_TYPES, type SearchResponse, type SearchType } from '@naad/api-contract';
import {
  type AnyQuery,
  type GuessedResults,
  type NearbyQuery,
  type SearchEngine,
  type SearchFilter,
  type SearchQuery,
  type SearchSlice,
} from '@naad/gurbani-search';
import { kindOfSearchType, searchTypeOf } from '../../http/searchTypes.ts';
import type { FoundLine } from '../../presenters/index.ts';
import { paginate, type Paging } from './paging.ts';

/** A search as it was asked for. */
export interface AskedSearch extends Required<Omit<SearchQuery, 'kind'>> {
  readonly type: SearchType;
  /** For auto-detect: whether Latin letters are keys of Gurmukhi; null where the text shall tell. */
  readonly isGurmukhi: boolean | null;
}

/** One page of what was found, with what auto-detect took the text for. */
export interface FoundPage {
  readonly paging: Paging;
  readonly hits: readonly FoundLine[];
  readonly searchedAs?: readonly SearchType[];
}

/** What is found inside a slice, and how much there is in all. */
type FindSlice = (slice: SearchSlice) => { readonly total: number; readonly hits: readonly FoundLine[] };

/** Finds one page. How many there are is known only after: a page too far is asked for anew. */
function pageOf(find: FindSlice, page: number, perPage: number): FoundPage {
  const { total, hits } = find({ offset: (page - 1) * perPage, limit: perPage });
  const paging = paginate(total, page, perPage);
  if (paging.page === page || total === 0) return { paging, hits };
  return { paging, hits: find({ offset: (paging.page - 1) * perPage, limit: perPage }).hits };
}

function anyQueryOf({ text, filter, order, isGurmukhi }: AskedSearch): AnyQuery {
  return { text, filter, order, ...(isGurmukhi !== null && { isGurmukhi }) };
}

/** The types of what a text might be, that of the guess which found something first. */
function typesOf({ guess, guesses }: GuessedResults): SearchType[] {
  return [...new Set([...(guess ? [guess] : []), ...guesses].map(({ kind }) => searchTypeOf(kind)))];
}

/** Every page is of the reading that the first page is of: another page by itself may make another seem likelier. */
function findByReading(engine: SearchEngine, asked: AskedSearch, page: number, perPage: number): FoundPage {
  const query = anyQueryOf(asked);
  const first = engine.searchAny(query, { offset: 0, limit: page === 1 ? perPage : 1 });
  const { guess } = first;
  const searchedAs = typesOf(first);
  if (page === 1 || guess === null)
    return { paging: paginate(first.total, 1, perPage), hits: first.hits, searchedAs };
  const { kind, text, source } = guess;
  const filter: SearchFilter = { ...asked.filter, source: asked.filter.source ?? source ?? null };
  const find: FindSlice = (slice) => engine.search({ kind, text, filter, order: asked.order }, slice);
  return { ...pageOf(find, page, perPage), searchedAs };
}

/** Answers to a question are counted by shabads: a page has so many of them, with one to three lines each. */
function findAnswers(engine: SearchEngine, asked: AskedSearch, page: number, perPage: number): FoundPage {
  const find: FindSlice = (slice) => {
    const { total, shabads } = engine.ask(asked, slice);
    return { total, hits: shabads.flatMap(({ hits }) => hits) };
  };
  return pageOf(find, page, perPage);
}

/**
 * Runs a search of any type for one page of its results.
 *
 * @param page from 1; beyond the last, the last is given
 */
export function findPage(engine: SearchEngine, asked: AskedSearch, page: number, perPage: number): FoundPage {
  const kind = kindOfSearchType(asked.type);
  if (kind === null) {
    const find = asked.type === SEARCH_TYPES.autoDetect ? findByReading : findAnswers;
    return find(engine, asked, page, perPage);
  }
  const { text, filter, order } = asked;
  return pageOf((slice) => engine.search({ kind, text, filter, order }, slice), page, perPage);
}

/** Queries near one that found nothing, as they are asked for over the network. */
export function findNearby(
  engine: SearchEngine,
  asked: AskedSearch,
): NonNullable<SearchResponse['resultsInfo']['nearby']> {
  const { type, text, filter, order } = asked;
  // What found no answer as a question may be found as words.
  const kind = type === SEARCH_TYPES.askAQuestion ? 'englishWord' : kindOfSearchType(type);
  const query = kind === null ? anyQueryOf(asked) : { kind, text, filter, order };
  return engine.nearby(query).map(presentNearby);
}

function presentNearby({ query, total }: NearbyQuery) {
  const { source, writer, raag, ang } = query.filter ?? {};
  return {
    q: query.text,
    searchtype: searchTypeOf(query.kind),
    ...(source != null && { source }),
    ...(writer != null && { writer }),
    ...(raag != null && { raag }),
    ...(ang != null && { ang }),
    total,
  };
}
