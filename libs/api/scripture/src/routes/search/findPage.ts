import { SEARCH_TYPES, type SearchType, searchTypeRules } from '@naad/gurbani-model';
import type { SearchResponse, WireFacets } from '@naad/api-contract';
import {
  type AnyQuery,
  type FoundPlaces,
  type GuessedResults,
  type NearbyQuery,
  type SearchEngine,
  type SearchFacets,
  type SearchFilter,
  type SearchQuery,
  type SearchSlice,
} from '@naad/gurbani-search';
import type { Pace } from '../../mapInTurns.ts';
import type { FoundLine } from '../../presenters/presentVerse.ts';
import { withParameter } from '../../queryString.ts';

/** A parsed search request. */
export interface SearchRequest extends Required<Omit<SearchQuery, 'kind'>> {
  readonly type: SearchType;
  /** For auto-detect: true if Latin letters are keys of Gurmukhi; null to decide by the text. */
  readonly isGurmukhi: boolean | null;
  /** True while the query is being typed. */
  readonly isUnfinished: boolean;
  /** Today's date where the visitor is, `YYYY-MM-DD`. */
  readonly today: string;
  /** True to count the results by source, raag and writer; answers to questions aren't counted. */
  readonly hasFacets: boolean;
}

/** A page of results, with the search types that auto-detect chose. */
export interface FoundPage {
  readonly paging: Paging;
  readonly hits: readonly FoundLine[];
  readonly searchedAs?: readonly SearchType[];
  /** Type that found the hits because the requested one found nothing. */
  readonly instead?: SearchType;
  readonly facets?: WireFacets;
  /** Pages that the query of an auto-detect names. */
  readonly found?: FoundPlaces;
}

/** Finds the hits of a slice and the total number of results. */
type FindSlice = (slice: SearchSlice) => {
  readonly total: number;
  readonly hits: readonly FoundLine[];
  readonly facets?: SearchFacets;
};

export interface PageOptions {
  readonly perPage: number;
  /** Yields to the event loop between searches: each may take 30 ms of CPU, and a page may need three. */
  readonly pace: Pace;
}

/** Finds a page. The number of pages is known only afterwards, so a page beyond the last is searched for again. */
async function findSlicePage(
  find: FindSlice,
  page: number,
  { perPage, pace }: PageOptions,
): Promise<FoundPage> {
  const { total, hits, facets } = find({ offset: (page - 1) * perPage, limit: perPage });
  const paging = paginate(total, page, perPage);
  const counted = facets && { facets: presentFacets(facets) };
  if (paging.page === page || total === 0) return { paging, hits, ...counted };
  await pace();
  return { paging, hits: find({ offset: (paging.page - 1) * perPage, limit: perPage }).hits, ...counted };
}

const presentFacets = ({ sources, raags, writers }: SearchFacets): WireFacets => ({
  sources: sources.map(({ value, count }) => ({ source: value, count })),
  raags: raags.map(({ value, count }) => ({ raagId: value, count })),
  writers: writers.map(({ value, count }) => ({ writerId: value, count })),
});

function toAnyQuery({ text, filter, order, isStrict, isGurmukhi }: SearchRequest): AnyQuery {
  return { text, filter, order, isStrict, ...(isGurmukhi !== null && { isGurmukhi }) };
}

/** Search types that the text might be; the type that found something comes first. */
function searchedTypes({ guess, guesses }: GuessedResults): SearchType[] {
  return [...new Set([...(guess ? [guess] : []), ...guesses].map(({ kind }) => SEARCH_TYPES[kind]))];
}

/** Uses the first page's guess for every page, since another page alone could make a different guess likelier. */
async function findByGuess(
  engine: SearchEngine,
  request: SearchRequest,
  page: number,
  options: PageOptions,
): Promise<FoundPage> {
  const { perPage, pace } = options;
  const { hasFacets } = request;
  const slice = { offset: 0, limit: page === 1 ? perPage : 1, hasFacets };
  const first = engine.searchAny(toAnyQuery(request), slice);
  const { guess, total, hits, facets } = first;
  const about = {
    searchedAs: searchedTypes(first),
    found: findPlaces(engine, request),
    ...(facets && { facets: presentFacets(facets) }),
  };
  if (page === 1 || guess === null || total === 0)
    return { paging: paginate(total, 1, perPage), hits, ...about };
  const { kind, text, source } = guess;
  const filter: SearchFilter = { ...request.filter, source: request.filter.source ?? source ?? null };
  const { order, isStrict } = request;
  const find: FindSlice = (slice) => engine.search({ kind, text, filter, order, isStrict }, slice);
  await pace();
  return { ...(await findSlicePage(find, page, options)), ...about };
}

function findPlaces(engine: SearchEngine, request: SearchRequest): FoundPlaces {
  const { text, today, filter, isUnfinished, isGurmukhi } = request;
  const { source = null } = filter;
  return engine.places(text, { today, source, isUnfinished, isGurmukhi: isGurmukhi === true });
}

/** Answers to a question are paged by shabads, each with one to three lines. */
async function findAnswers(
  engine: SearchEngine,
  request: SearchRequest,
  page: number,
  options: PageOptions,
): Promise<FoundPage> {
  const find: FindSlice = (slice) => {
    const { total, shabads } = engine.ask(request, slice);
    return { total, hits: shabads.flatMap(({ hits }) => hits) };
  };
  return findSlicePage(find, page, options);
}

/**
 * Runs a search of any type and returns a page of its results.
 *
 * @param page from 1; beyond the last, the last page is returned
 */
export async function findPage(
  engine: SearchEngine,
  request: SearchRequest,
  page: number,
  options: PageOptions,
): Promise<FoundPage> {
  const rules = searchTypeRules(request.type);
  switch (rules.answeredBy) {
    case 'guess':
      return findByGuess(engine, request, page, options);
    case 'question':
      return findAnswers(engine, request, page, options);
    case 'finder': {
      const { text, filter, order, isStrict, hasFacets } = request;
      const query = { kind: rules.name, text, filter, order, isStrict };
      return findSlicePage((slice) => engine.search(query, { ...slice, hasFacets }), page, options);
    }
  }
}

/**
 * Finds a page by auto-detect for a request whose own type found nothing.
 *
 * @returns null if that finds nothing either, or the request's type guesses already
 */
export async function findInstead(
  engine: SearchEngine,
  request: SearchRequest,
  page: number,
  options: PageOptions,
): Promise<FoundPage | null> {
  if (searchTypeRules(request.type).answeredBy !== 'finder') return null;
  const instead = SEARCH_TYPES.autoDetect;
  const found = await findPage(engine, { ...request, type: instead, isGurmukhi: null }, page, options);
  return found.paging.total === 0 ? null : { ...found, instead };
}

/** Finds queries near one without results, as parameters of the API. */
export function findNearby(
  engine: SearchEngine,
  request: SearchRequest,
): NonNullable<SearchResponse['resultsInfo']['nearby']> {
  return engine.nearby(nearbyQueryOf(request)).map(presentNearby);
}

function nearbyQueryOf(request: SearchRequest): SearchQuery | AnyQuery {
  const { text, filter, order, isStrict } = request;
  const rules = searchTypeRules(request.type);
  switch (rules.answeredBy) {
    case 'guess':
      return toAnyQuery(request);
    // A question without answers may still match as words.
    case 'question':
      return { kind: 'englishWord', text, filter, order, isStrict };
    case 'finder':
      return { kind: rules.name, text, filter, order, isStrict };
  }
}

function presentNearby({ query, total }: NearbyQuery) {
  const { source, writer, raag, ang, shabad, bani } = query.filter ?? {};
  return {
    q: query.text,
    searchtype: SEARCH_TYPES[query.kind],
    ...(source != null && { source }),
    ...(writer != null && { writer }),
    ...(raag != null && { raag }),
    ...(ang != null && { ang }),
    ...(shabad != null && { shabad }),
    ...(bani != null && { bani }),
    total,
  };
}

/** A page of the results and their total number. */
export interface Paging {
  /** From 1; 0 if there are no results. */
  readonly page: number;
  readonly totalPages: number;
  readonly resultsPerPage: number;
  readonly total: number;
}

/** Limits the requested page to the existing ones. */
export function paginate(total: number, page: number, resultsPerPage: number): Paging {
  const totalPages = Math.ceil(total / resultsPerPage);
  return { page: Math.min(Math.max(page, 1), totalPages), totalPages, resultsPerPage, total };
}

/**
 * @param url absolute address of this page of results
 * @param pageResults number of results on this page
 */
export function presentResultsInfo(
  { page, totalPages, resultsPerPage, total }: Paging,
  pageResults: number,
  url: string,
): SearchResponse['resultsInfo'] {
  const hasNext = page < totalPages;
  return {
    totalResults: total,
    pageResults,
    pages: {
      page,
      resultsPerPage,
      totalPages,
      ...(hasNext ? { nextPage: withParameter(url, 'page', String(page + 1)) } : {}),
    },
  };
}
