import {
  DEFAULT_RESULTS,
  MAX_RESULTS,
  type LiveSearchResponse,
  type SearchResponse,
} from '@naad/api-contract';
import type * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createKeptAnswers, sendAnswer } from '../../http/keptAnswers.ts';
import { parseSince } from '../../http/queryString.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { parseSearchType } from '../../http/searchTypes.ts';
import {
  parseVerseFields,
  presentFoundVerse,
  presentThinVerse,
  type VerseFields,
} from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { findNearby, findPage, type AskedSearch, type FoundPage } from './findPage.ts';
import { paginate, presentResultsInfo } from './paging.ts';
import { parseSearchSource } from './parseSearchSource.ts';
import { parseVerseIds } from './parseVerseIds.ts';
import { searchResultsSchema, searchSchema } from './schema.ts';

type SearchParameters = z.output<typeof searchSchema.querystring>;

/** A page of results is 10 to 60 KB, a list of suggestions 3 KB. */
const KEPT_BYTES = 16 * 1024 * 1024;

interface Found extends FoundPage {
  readonly nearby?: SearchResponse['resultsInfo']['nearby'];
  /** Absolute address that was asked for. */
  readonly url: string;
}

function presentInfo({ paging, hits, url, searchedAs, nearby }: Found): SearchResponse['resultsInfo'] {
  return {
    ...presentResultsInfo(paging, hits.length, url),
    ...(searchedAs && { searchedAs }),
    ...(nearby && { nearby }),
  };
}

function presentFound({ corpus }: Services, found: Found, fields: VerseFields): SearchResponse {
  return {
    resultsInfo: presentInfo(found),
    verses: found.hits.map((hit) => presentFoundVerse(corpus, hit, fields)),
  };
}

function presentFoundThinly({ corpus }: Services, found: Found, fields: VerseFields): LiveSearchResponse {
  return {
    resultsInfo: presentInfo(found),
    verses: found.hits.map((hit) => presentThinVerse(corpus, hit, fields)),
  };
}

/** What `isGurmukhi` may be; all else leaves it to the text. */
const IS_GURMUKHI: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** `GET {prefix}/v2/search/:query`. */
export function search(app: ApiInstance, services: Services): void {
  const { config, origin } = services;
  const answers = createKeptAnswers(KEPT_BYTES);
  app.get(
    '/v2/search/:query',
    {
      schema: searchSchema,
      config: { ...rateLimit('search', config.rateLimit), malformed: 'badSearch' },
      // An address that was answered is one that the schema lets through.
      preValidation: (request, reply, done) => {
        const kept = answers.find(origin(request) + request.url);
        if (kept) sendAnswer(reply, kept);
        else done();
      },
    },
    (request, reply) => {
      const url = origin(request) + request.url;
      const { params, query } = request;
      sendAnswer(reply, answers.keep(url, answerSearch(services, params.query, query, url)));
    },
  );
}

function answerSearch(
  services: Services,
  text: string,
  query: SearchParameters,
  url: string,
): SearchResponse | LiveSearchResponse {
  const { corpus } = services;
  const asked = readAskedSearch(text, query);
  const fields = parseVerseFields(services, query);
  const since = parseSince(query.updatedsince);
  const isThin = query.livesearch === '1';
  const page = Math.max(query.page ?? 1, 1);
  const perPage = Math.min(Math.max(query.results ?? DEFAULT_RESULTS, 1), MAX_RESULTS);
  if (since !== null && corpus.info.updated < since) {
    return presentFound(services, { paging: paginate(0, page, perPage), hits: [], url }, fields);
  }
  const found = findPage(services.search, asked, page, perPage);
  if (isThin) return presentFoundThinly(services, { ...found, url }, fields);
  const nearby = found.paging.total === 0 ? findNearby(services.search, asked) : [];
  return presentFound(services, { ...found, url, ...(nearby.length > 0 && { nearby }) }, fields);
}

function readAskedSearch(text: string, query: SearchParameters): AskedSearch {
  return {
    text,
    type: parseSearchType(query.searchtype),
    isGurmukhi: query.isGurmukhi === undefined ? null : (IS_GURMUKHI.get(query.isGurmukhi) ?? null),
    filter: {
      source: parseSearchSource(query.source),
      writer: positive(query.writer),
      raag: positive(query.raag),
      ang: positive(query.ang),
    },
    order: query.order === 'corpus' ? 'corpus' : 'rank',
  };
}

/** Zero and less name nothing: they do not limit, as with BaniDB. */
function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}

/** `GET {prefix}/v2/search-results/:ids`: ids that are no lines are left out, as no result of a search would be one. */
export function searchResults(app: ApiInstance, services: Services): void {
  const { config, corpus, origin } = services;
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
      return presentFound(services, { paging, hits, url: origin(request) + request.url }, fields);
    },
  );
}
