import * as z from 'zod/mini';
import { SEARCH_TYPES } from '@naad/gurbani-model';
import { WireFoundVerse, ThinVerse } from './verse.ts';

/** Maximum and default number of results on a page. */
export const MAX_RESULTS = 100;
export const DEFAULT_RESULTS = 20;

const KnownSearchType = z.enum(SEARCH_TYPES);

/** A query with results: complete, limited to the work, writer, raag and page it includes. */
export const WireNearbyQuery = z.object({
  q: z.string(),
  searchtype: KnownSearchType,
  source: z.optional(z.string()),
  writer: z.optional(z.number()),
  raag: z.optional(z.number()),
  ang: z.optional(z.number()),
  total: z.number(),
});
export type WireNearbyQuery = z.infer<typeof WireNearbyQuery>;

/**
 * Result counts. A question (type 9) counts shabads, each with its one to three answering lines;
 * `pageResults` always counts lines. Extensions: `searchedAs`, the types that auto-detect (type 8) assumed,
 * the one that found the lines first; `nearby`, at most five similar queries if nothing was found.
 */
const ResultsInfo = z.object({
  totalResults: z.number(),
  pageResults: z.number(),
  pages: z.object({
    page: z.number(),
    resultsPerPage: z.number(),
    totalPages: z.number(),
    nextPage: z.optional(z.string()),
  }),
  searchedAs: z.optional(z.readonly(z.array(KnownSearchType))),
  nearby: z.optional(z.readonly(z.array(WireNearbyQuery))),
});

/** A page of results. If nothing is found, `page` and `totalPages` are 0. */
export const SearchResponse = z.object({ resultsInfo: ResultsInfo, verses: z.array(WireFoundVerse) });
export type SearchResponse = z.infer<typeof SearchResponse>;

/** The same for `livesearch=1`. */
export const LiveSearchResponse = z.object({ resultsInfo: ResultsInfo, verses: z.array(ThinVerse) });
export type LiveSearchResponse = z.infer<typeof LiveSearchResponse>;
