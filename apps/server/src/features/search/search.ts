import {
  ApiError,
  DEFAULT_RESULTS,
  MAX_RESULTS,
  type LiveSearchResponse,
  type SearchResponse,
} from '@naad/api-contract';
import type { SearchQuery } from '@naad/gurbani-search';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { parseSince } from '../../http/queryString.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { parseSearchType } from '../../http/searchTypes.ts';
import {
  parseVerseFields,
  presentFoundVerse,
  presentThinVerse,
  type FoundLine,
  type VerseFields,
} from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { paginate, presentResultsInfo, type Paging } from './paging.ts';
import { parseSearchSource } from './parseSearchSource.ts';
import { parseVerseIds } from './parseVerseIds.ts';
import { searchResultsSchema, searchSchema } from './schema.ts';

interface Found {
  readonly paging: Paging;
  readonly hits: readonly FoundLine[];
  /** Absolute address that was asked for. */
  readonly url: string;
}

function presentFound(
  { corpus }: Services,
  { paging, hits, url }: Found,
  fields: VerseFields,
): SearchResponse {
  return {
    resultsInfo: presentResultsInfo(paging, hits.length, url),
    verses: hits.map((hit) => presentFoundVerse(corpus, hit, fields)),
  };
}

function presentFoundThinly(
  { corpus }: Services,
  { paging, hits, url }: Found,
  fields: VerseFields,
): LiveSearchResponse {
  return {
    resultsInfo: presentResultsInfo(paging, hits.length, url),
    verses: hits.map((hit) => presentThinVerse(corpus, hit, fields)),
  };
}

/** Runs a search for one page of its results. How many there are is known only after: a page too far is asked for anew. */
function findPage(services: Services, query: SearchQuery, page: number, perPage: number) {
  const { total, hits } = services.search.search(query, { offset: (page - 1) * perPage, limit: perPage });
  const paging = paginate(total, page, perPage);
  if (paging.page === page || total === 0) return { paging, hits };
  const last = services.search.search(query, { offset: (paging.page - 1) * perPage, limit: perPage });
  return { paging, hits: last.hits };
}

/** `GET {prefix}/v2/search/:query`. */
export function search(app: ApiInstance, services: Services): void {
  const { config, corpus, origin } = services;
  app.get(
    '/v2/search/:query',
    {
      schema: searchSchema,
      config: { ...rateLimit('search', config.rateLimit), malformed: 'badSearch' },
    },
    (request) => {
      const { query } = request;
      const kind = parseSearchType(query.searchtype);
      if (kind === null) throw new ApiError('searchTypeUnavailable');
      const filter = {
        source: parseSearchSource(query.source),
        writer: positive(query.writer),
        raag: positive(query.raag),
        ang: positive(query.ang),
      };
      const order = query.order === 'corpus' ? 'corpus' : 'rank';
      const since = parseSince(query.updatedsince);
      const fields = parseVerseFields(corpus, query);
      const page = Math.max(query.page ?? 1, 1);
      const perPage = Math.min(Math.max(query.results ?? DEFAULT_RESULTS, 1), MAX_RESULTS);
      const isUnchanged = since !== null && corpus.info.updated < since;
      const found = {
        ...(isUnchanged
          ? { paging: paginate(0, page, perPage), hits: [] }
          : findPage(services, { kind, text: request.params.query, filter, order }, page, perPage)),
        url: origin(request) + request.url,
      };
      return query.livesearch === '1'
        ? presentFoundThinly(services, found, fields)
        : presentFound(services, found, fields);
    },
  );
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
      const fields = parseVerseFields(corpus, request.query);
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
