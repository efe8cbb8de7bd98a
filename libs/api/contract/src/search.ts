import * as z from 'zod/mini';
import { FoundVerse, ThinVerse } from './verse.ts';

/** Ways of searching, by their numbers on the wire. */
export const SEARCH_TYPES = {
  firstLetters: 0,
  firstLettersAnywhere: 1,
  gurmukhiWord: 2,
  englishWord: 3,
  romanized: 4,
  ang: 5,
  mainLetters: 6,
  romanizedFirstLettersAnywhere: 7,
  autoDetect: 8,
  askAQuestion: 9,
} as const;
export type SearchType = (typeof SEARCH_TYPES)[keyof typeof SEARCH_TYPES];

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
