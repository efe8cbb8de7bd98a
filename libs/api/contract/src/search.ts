import * as z from 'zod/mini';
import { SEARCH_TYPES } from './searchTypes.ts';
import { FoundVerse, ThinVerse } from './verse.ts';

/** The most results a page of a search may hold, and how many it holds unless told. */
export const MAX_RESULTS = 100;
export const DEFAULT_RESULTS = 20;

const KnownSearchType = z.enum(SEARCH_TYPES);

/** A query that finds something: a whole one, limited by the work, writer, raag and page that it has and no other. */
export const NearbyQuery = z.object({
  q: z.string(),
  searchtype: KnownSearchType,
  source: z.optional(z.string()),
  writer: z.optional(z.number()),
  raag: z.optional(z.number()),
  ang: z.optional(z.number()),
  total: z.number(),
});
export type NearbyQuery = z.infer<typeof NearbyQuery>;

/**
 * How much was found. For a question (type 9) results are counted by shabads, each with its one to three lines that
 * answer; `pageResults` always counts lines.
 *
 * Extensions: `searchedAs`, what auto-detect (type 8) took the text for, first what the lines were found by; `nearby`,
 * at most five queries near one that found nothing.
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
  nearby: z.optional(z.readonly(z.array(NearbyQuery))),
});

/** A page of found lines. With nothing found, `page` and `totalPages` are 0. */
export const SearchResponse = z.object({ resultsInfo: ResultsInfo, verses: z.array(FoundVerse) });
export type SearchResponse = z.infer<typeof SearchResponse>;

/** The same with `livesearch=1`. */
export const LiveSearchResponse = z.object({ resultsInfo: ResultsInfo, verses: z.array(ThinVerse) });
export type LiveSearchResponse = z.infer<typeof LiveSearchResponse>;
