import { MAX_QUERY_LENGTH } from '@naad/gurbani-model';
import { ErrorResponse, LiveSearchResponse, SearchResponse } from '@naad/api-contract';
import * as z from 'zod';
import { VerseFieldsQuery } from '../../presenters/verseFields.ts';
import { OptionalNumber } from '../../queryString.ts';

const errors = { 400: ErrorResponse, 429: ErrorResponse };

export const searchSchema = {
  tags: ['search'],
  summary: 'Search the scripture',
  description:
    'Each line lists in `match` which of its words match and how, strongest reason first. A line found by a translation always includes that translation. A line that matches only after a typo, by meaning, or without some word has `fuzzy: true`. A filter (`source`, `writer`, `raag`, `ang`, `shabad`, `bani`) only narrows: it never finds a line that the same search doesn’t find without it. If nothing is found, `resultsInfo.nearby` suggests similar queries that have results. With auto-detect, `resultsInfo.places` has at most five pages that the query names, likeliest first: banis and their numbered parts, works, raags, writers, pages, well-known passages, a hukamnama, and features of the site; `opensPlace` is true if the query is nothing else than the name of the first.',
  params: z.object({
    query: z
      .string()
      .min(1, 'enter a query')
      .max(MAX_QUERY_LENGTH, 'use at most 10,000 characters')
      .describe(
        'The query: ASCII keys or Unicode for Gurmukhi, Latin letters for English and romanized Gurmukhi, digits for angs. `+` means and, `-` not, `*` anything in between; quotation marks match exactly.',
      ),
  }),
  querystring: z.object({
    searchtype: z
      .string()
      .optional()
      .describe(
        '0 first letters from the start, 1 first letters anywhere, 2 Gurmukhi word, 3 English word, 4 romanized, 5 ang, 6 main letters, 7 romanized first letters anywhere, 8 auto-detect, in any script; `searchedAs` has the detected type; 9 a question in English: `results` and `totalResults` count shabads, each with one to three lines, closest first. Any other value means 0.',
      ),
    order: z
      .string()
      .optional()
      .describe(
        '`corpus`: only lines that match as typed, in the order of the scripture, as in BaniDB; otherwise the best match first. Ignored for questions (9).',
      ),
    source: z.string().optional().describe('Letter of the work, or `all`. Only the first character counts.'),
    writer: OptionalNumber.describe('Id of a writer, or `all`.'),
    raag: OptionalNumber.describe('Id of a raag, or `all`.'),
    ang: OptionalNumber.describe('A page, or `all`.'),
    shabad: OptionalNumber.describe('Id of a shabad to search in.'),
    bani: OptionalNumber.describe('Id of a bani to search in: all lines of its longest form.'),
    fuzzy: z
      .string()
      .optional()
      .describe(
        '`1` to also return lines that match only after a typo, by meaning, or without some word, if few others are found; `0` to leave them out. By default they are returned for auto-detect (8) and questions (9) only, as in BaniDB.',
      ),
    facets: z
      .string()
      .optional()
      .describe(
        '`1` to count all results by source, raag and writer in `resultsInfo.facets`, most results first; not for questions (9).',
      ),
    today: z
      .string()
      .max(10)
      .optional()
      .describe(
        'Today’s date where the visitor is, YYYY-MM-DD, for “hukamnama yesterday”; the date in Amritsar by default.',
      ),
    page: OptionalNumber.describe('Page of results from 1; beyond the last, the last page is returned.'),
    results: OptionalNumber.describe('Results per page: 20 by default, at most 100.'),
    livesearch: z
      .string()
      .optional()
      .describe(
        '`1` for suggestions: fewer fields per line, only the transliterations named in `transliterations`, and no `nearby`.',
      ),
    isGurmukhi: z
      .string()
      .optional()
      .describe(
        'For auto-detect only: `1` if Latin letters are Gurmukhi keys, `0` if not; detected by default.',
      ),
    unfinished: z
      .string()
      .optional()
      .describe('`1` while the query is being typed: its last word may be unfinished, as in `livesearch`.'),
    instead: z
      .string()
      .optional()
      .describe(
        '`0` to return no lines if a type from 0 to 7 finds nothing. By default auto-detect answers instead, and `resultsInfo.instead` has its type; with `livesearch` or `order=corpus` only if this is `1`.',
      ),
    updatedsince: z.string().max(40).optional().describe('Only lines changed since this date.'),
    ...VerseFieldsQuery,
  }),
  response: { 200: z.union([SearchResponse, LiveSearchResponse]), ...errors },
};

export const searchResultsSchema = {
  tags: ['search'],
  summary: 'Lines by id, in the format of search results',
  params: z.object({
    ids: z.string().describe('Verse ids joined by commas; 20 per page, in the given order.'),
  }),
  querystring: z.object({
    page: OptionalNumber.describe('Page of results from 1.'),
    ...VerseFieldsQuery,
  }),
  response: { 200: SearchResponse, ...errors },
};
