import * as z from 'zod/mini';
import { FoundVerse, ThinVerse } from './verse.ts';

/** The most results a page of a search may hold, and how many it holds unless told. */
export const MAX_RESULTS = 100;
export const DEFAULT_RESULTS = 20;

const ResultsInfo = z.object({
  totalResults: z.number(),
  pageResults: z.number(),
  pages: z.object({
    page: z.number(),
    resultsPerPage: z.number(),
    totalPages: z.number(),
    nextPage: z.optional(z.string()),
  }),
});

/** A page of found lines. With nothing found, `page` and `totalPages` are 0. */
export const SearchResponse = z.object({ resultsInfo: ResultsInfo, verses: z.array(FoundVerse) });
export type SearchResponse = z.infer<typeof SearchResponse>;

/** The same with `livesearch=1`. */
export const LiveSearchResponse = z.object({ resultsInfo: ResultsInfo, verses: z.array(ThinVerse) });
export type LiveSearchResponse = z.infer<typeof LiveSearchResponse>;
