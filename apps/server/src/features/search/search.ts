import {
  DEFAULT_RESULTS,
  MAX_RESULTS,
  type LiveSearchResponse,
  type SearchResponse,
  ApiError,
} from '@naad/api-contract';
import { type Pace, parseSince } from '@naad/api-scripture';
import {
  parseVerseFields,
  presentFoundVerse,
  presentPlaces,
  presentThinVerse,
  type VerseFields,
} from '@naad/api-scripture/presenters';
import { dayInAmritsar, parseDay } from '@naad/api-scripture/sources';
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
import type { ApiInstance } from '../../http/apiInstance.ts';
import { limitKey } from '../../http/clientAddress.ts';
import { createCostLimiter } from '../../http/costLimit.ts';
import { createPace } from '../../http/eventLoop.ts';
import { createResponseCache, sendCachedResponse } from '../../http/responseCache.ts';
import { costBudget, rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
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

/** Size of the response cache. A page of results takes 10 to 60 KB, a list of suggestions 3 KB. */
const CACHE_BYTES = 16 * 1024 * 1024;

interface FoundResults extends FoundPage {
  readonly nearby?: SearchResponse['resultsInfo']['nearby'];
  /** Absolute address of the request. */
  readonly url: string;
}

function presentInfo({ corpus }: Services, results: FoundResults): SearchResponse['resultsInfo'] {
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

function presentResults(services: Services, found: FoundResults, fields: VerseFields): SearchResponse {
  const { corpus } = services;
  return {
    resultsInfo: presentInfo(services, found),
    verses: found.hits.map((hit) => presentFoundVerse(corpus, hit, fields)),
  };
}

function presentThinResults(
  services: Services,
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

/** A response is the same for a day, since places may name one. */
const cacheKey = (url: string): string => `${dayInAmritsar(Date.now())} ${url}`;

/** `GET {prefix}/v2/search/:query`. */
export function search(app: ApiInstance, services: Services): void {
  const { config, apiOrigin, addressOf, visitorOf } = services;
  const costs = createCostLimiter({ budgetMsPerMinute: costBudget('searches', config.rateLimit) });
  const cache = createResponseCache(CACHE_BYTES);
  app.get(
    '/v2/search/:query',
    {
      schema: searchSchema,
      config: { ...rateLimit('search', config.rateLimit), malformed: 'badSearch' },
      // Addresses in the cache have passed validation before.
      preValidation: (request, reply, done) => {
        const cached = cache.find(cacheKey(apiOrigin(request) + request.url));
        if (cached) sendCachedResponse(reply, cached);
        else done();
      },
    },
    async (request, reply) => {
      const url = apiOrigin(request) + request.url;
      const { params, query } = request;
      const key = limitKey(addressOf(visitorOf(request)));
      costs.assertWithinBudget(key);
      const pace = createPace((ms) => {
        costs.charge(key, ms);
      });
      const answer = await runSearch(services, params.query, query, { url, pace });
      await pace();
      return sendCachedResponse(reply, cache.add(cacheKey(url), answer));
    },
  );
}

interface RunOptions {
  /** Absolute address of the request. */
  readonly url: string;
  readonly pace: Pace;
}

async function runSearch(
  services: Services,
  text: string,
  query: SearchParameters,
  { url, pace }: RunOptions,
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

/** `GET {prefix}/v2/search-results/:ids`: unknown ids are left out. */
export function searchResults(app: ApiInstance, services: Services): void {
  const { config, corpus, apiOrigin } = services;
  app.get(
    '/v2/search-results/:ids',
    {
      schema: searchResultsSchema,
      config: { ...rateLimit('search', config.rateLimit), malformed: 'badVerseId' },
    },
    (request) => {
      const fields = parseVerseFields(services, request.query);
      const known = parseVerseIds(request.params.ids)
        .map((id) => corpus.lineIndexOf(id))
        .filter((line) => line !== null);
      const paging = paginate(known.length, request.query.page ?? 1, DEFAULT_RESULTS);
      const offset = Math.max(paging.page - 1, 0) * DEFAULT_RESULTS;
      const hits = known.slice(offset, offset + DEFAULT_RESULTS).map((line) => ({ line }));
      return presentResults(services, { paging, hits, url: apiOrigin(request) + request.url }, fields);
    },
  );
}

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
