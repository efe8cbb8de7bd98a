import { ErrorResponse, LiveSearchResponse, SearchResponse } from '@naad/api-contract';
import * as z from 'zod';
import { OptionalNumber } from '../../http/queryString.ts';
import { VerseFieldsQuery } from '../../presenters/index.ts';

const errors = { 400: ErrorResponse, 429: ErrorResponse };

export const searchSchema = {
  tags: ['search'],
  summary: 'Search the scripture',
  description:
    'Every line says in `match` which of its words match, and how; the first reason weighs most. A line that was found by a translation always has that translation. A search that finds nothing names queries near to it that do, in `resultsInfo.nearby`.',
  params: z.object({
    query: z
      .string()
      .min(1, 'something to search for')
      .max(10_000, 'at most 10,000 characters')
      .describe(
        'What is searched for: ASCII keys or Unicode for Gurmukhi, Latin letters for English and romanized Gurmukhi, digits for angs. `+` both, `-` not, `*` anything between, quotes exactly.',
      ),
  }),
  querystring: z.object({
    searchtype: z
      .string()
      .optional()
      .describe(
        '0 first letters from the start, 1 first letters anywhere, 2 Gurmukhi word, 3 English word, 4 romanized, 5 ang, 6 main letters, 7 romanized first letters anywhere, 8 auto-detect: what the text seems to be, in any script, said in `searchedAs`; 9 a question in English, answered by shabads: `results` and `totalResults` count shabads, of each one to three lines are given, the closest first. Anything else that is no type counts as 0.',
      ),
    order: z
      .string()
      .optional()
      .describe(
        '`corpus` for the order of the scripture, in which BaniDB answers, and only what is found as typed; otherwise the best match first. A question (9) has one order only.',
      ),
    source: z.string().optional().describe('Letter of the work, or `all`. Only the first character counts.'),
    writer: OptionalNumber.describe('Id of a writer, or `all`.'),
    raag: OptionalNumber.describe('Id of a raag, or `all`.'),
    ang: OptionalNumber.describe('A page, or `all`.'),
    page: OptionalNumber.describe('Page of results from 1; beyond the last, the last is given.'),
    results: OptionalNumber.describe('Results on a page: 20 unless given, 100 at most.'),
    livesearch: z
      .string()
      .optional()
      .describe(
        '`1` for suggestions: fewer fields of each line, transliterations only where `transliterations` names some, and no `nearby`.',
      ),
    isGurmukhi: z
      .string()
      .optional()
      .describe(
        'For auto-detect: `1` where Latin letters are keys of Gurmukhi, `0` where they are not; left out, the text tells. The other types do not need it.',
      ),
    updatedsince: z.string().max(40).optional().describe('Only lines changed since this date.'),
    ...VerseFieldsQuery,
  }),
  response: { 200: z.union([SearchResponse, LiveSearchResponse]), ...errors },
};

export const searchResultsSchema = {
  tags: ['search'],
  summary: 'Lines by their ids, as a search gives them',
  params: z.object({
    ids: z.string().describe('Verse ids joined by commas; 20 a page, in the order given.'),
  }),
  querystring: z.object({
    page: OptionalNumber.describe('Page of results from 1.'),
    ...VerseFieldsQuery,
  }),
  response: { 200: SearchResponse, ...errors },
};
