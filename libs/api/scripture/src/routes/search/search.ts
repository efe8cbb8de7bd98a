import {
  DEFAULT_RESULTS,
  MAX_RESULTS,
  type LiveSearchResponse,
  type SearchResponse,
  ApiError,
} from '@naad/api-contract';
import type * as z from 'zod';
import {
  isSourceId,
  parseBaniId,
  parseSearchType,
  parseShabadId,
  parseVerseId,
  SEARCH_TYPES,
  searchTypeRules,
  type SearchType,
  type SourceId,
  type VerseId,
} from '@naad/gurbani-model';
import { defineRoute, type RequestHost, type Route } from '../../defineRoute.ts';
import {
  parseVerseFields,
  presentFoundVerse,
  presentPlaces,
  presentThinVerse,
  type VerseFields,
} from '../../presenters/index.ts';
import { parseSince } from '../../queryString.ts';
import type { ScriptureServices } from '../../scriptureServices.ts';
import { dayInAmritsar, parseDay } from '../../sources/day.ts';
import {
  findInstead,
  findNearby,
  findPage,
  type FoundPage,
  paginate,
  presentResultsInfo,
  type SearchRequest,
} from './findPage.ts';
import { searchResultsSchema, searchSchema } from './schema.ts';

type SearchParameters = z.output<typeof searchSchema.querystring>;

interface FoundResults extends FoundPage {
  readonly nearby?: SearchResponse['resultsInfo']['nearby'];
  /** Absolute address of the request. */
  readonly url: string;
}

function presentInfo({ corpus }: ScriptureServices, results: FoundResults): SearchResponse['resultsInfo'] {
  const { paging, hits, url, searchedAs, nearby, facets, found, instead } = results;
  return {
    ...presentResultsInfo(paging, hits.length, url),
    ...(searchedAs && { searchedAs }),
    ...(nearby && { nearby }),
    ...(facets && { facets }),
    ...(found && { places: presentPlaces(corpus, found.places), opensPlace: found.opensPlace }),
    ...(instead !== undefined && { instead }),
  };
}

function presentResults(
  services: ScriptureServices,
  found: FoundResults,
  fields: VerseFields,
): SearchResponse {
  const { corpus } = services;
  return {
    resultsInfo: presentInfo(services, found),
    verses: found.hits.map((hit) => presentFoundVerse(corpus, hit, fields)),
  };
}

function presentThinResults(
  services: ScriptureServices,
  found: FoundResults,
  fields: VerseFields,
): LiveSearchResponse {
  const { corpus } = services;
  return {
    resultsInfo: presentInfo(services, found),
    verses: found.hits.map((hit) => presentThinVerse(corpus, hit, fields)),
  };
}

/** Values of `isGurmukhi`; with any other the text decides. */
const IS_GURMUKHI: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

async function runSearch(
  services: ScriptureServices,
  text: string,
  query: SearchParameters,
  { url, pace }: RequestHost,
): Promise<SearchResponse | LiveSearchResponse> {
  const { corpus } = services;
  const request = parseSearch(text, query);
  const fields = parseVerseFields(services, query);
  const since = parseSince(query.updatedsince);
  const isThin = query.livesearch === '1';
  const page = Math.max(query.page ?? 1, 1);
  const perPage = Math.min(Math.max(query.results ?? DEFAULT_RESULTS, 1), MAX_RESULTS);
  if (since !== null && corpus.info.updated < since) {
    return presentResults(services, { paging: paginate(0, page, perPage), hits: [], url }, fields);
  }
  const own = await findPage(services.search, request, page, { perPage, pace });
  await pace();
  const found =
    (own.paging.total === 0 && mayAnswerInstead(query)
      ? await findInstead(services.search, request, page, { perPage, pace })
      : null) ?? own;
  await pace();
  if (isThin) return presentThinResults(services, { ...found, url }, fields);
  const nearby = found.paging.total === 0 ? findNearby(services.search, request) : [];
  return presentResults(services, { ...found, url, ...(nearby.length > 0 && { nearby }) }, fields);
}

function parseSearch(text: string, query: SearchParameters): SearchRequest {
  // An unknown value counts as 0, as in BaniDB.
  const type = parseSearchType(query.searchtype) ?? SEARCH_TYPES.firstLetters;
  return {
    text,
    type,
    isGurmukhi: query.isGurmukhi === undefined ? null : (IS_GURMUKHI.get(query.isGurmukhi) ?? null),
    filter: {
      source: parseSearchSource(query.source),
      writer: positiveOrNull(query.writer),
      raag: positiveOrNull(query.raag),
      ang: positiveOrNull(query.ang),
      shabad: query.shabad === null ? null : parseShabadId(query.shabad),
      bani: query.bani === null ? null : parseBaniId(query.bani),
    },
    order: query.order === 'corpus' ? 'corpus' : 'rank',
    isStrict: !mayBeFuzzy(query.fuzzy, type),
    isUnfinished: query.livesearch === '1' || query.unfinished === '1',
    today: parseDay(query.today ?? '') ?? dayInAmritsar(Date.now()),
    hasFacets: query.facets === '1',
  };
}

/**
 * True if auto-detect may answer for a type that found nothing. Not while the visitor types, and not for clients that ask
 * for BaniDB's order, who expect its results.
 */
function mayAnswerInstead({ instead, livesearch, order }: SearchParameters): boolean {
  if (instead !== undefined) return instead === '1';
  return livesearch !== '1' && order !== 'corpus';
}

/**
 * True if lines may match after a typo, by meaning, or without some word. Clients of BaniDB can't show that, so a type
 * that BaniDB defines returns such lines only on request; auto-detect and questions are guesses anyway.
 */
function mayBeFuzzy(fuzzy: string | undefined, type: SearchType): boolean {
  return fuzzy === undefined ? searchTypeRules(type).answeredBy !== 'finder' : fuzzy === '1';
}

/** Zero and less don't filter, as in BaniDB. */
function positiveOrNull(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}

/**
 * `GET {prefix}/v2/search/:query`, and `{prefix}/v2/search-results/:ids`, which leaves out unknown ids.
 */
export const search: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/search/:query',
    schema: searchSchema,
    limit: 'search',
    budget: 'searches',
    malformed: 'badSearch',
    isSameAllDay: true,
    handle: (services, request) => runSearch(services, request.params.query, request.query, request),
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/search-results/:ids',
    schema: searchResultsSchema,
    limit: 'search',
    malformed: 'badVerseId',
    handle(services, { params, query, url }) {
      const fields = parseVerseFields(services, query);
      const known = parseVerseIds(params.ids)
        .map((id) => services.corpus.lineIndexOf(id))
        .filter((line) => line !== null);
      const paging = paginate(known.length, query.page ?? 1, DEFAULT_RESULTS);
      const offset = Math.max(paging.page - 1, 0) * DEFAULT_RESULTS;
      const hits = known.slice(offset, offset + DEFAULT_RESULTS).map((line) => ({ line }));
      return presentResults(services, { paging, hits, url }, fields);
    },
  }),
];

/**
 * Parses `source` of a search: a letter or `all`. Like BaniDB, reads only the first character.
 *
 * @returns null for all works
 * @throws ApiError badSource
 */
function parseSearchSource(text: string | undefined): SourceId | null {
  const letter = text?.charAt(0) ?? '';
  if (letter === '' || letter === 'a') return null;
  if (!isSourceId(letter)) throw new ApiError('badSource');
  return letter;
}

/**
 * Parses a list of verse ids from an address in linear time.
 *
 * @param text ids joined by commas
 * @throws ApiError badVerseId
 */
function parseVerseIds(text: string): VerseId[] {
  return text.split(',').map((part) => {
    const id = parseVerseId(part);
    if (id === null) throw new ApiError('badVerseId');
    return id;
  });
}
