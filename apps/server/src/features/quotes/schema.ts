import { ErrorResponse, QUOTE_LIMITS, QuotesRequest, QuotesResponse } from '@naad/api-contract';
import * as z from 'zod';

const description =
  'A passage is what stands between line ends and end marks (॥): in Gurmukhi (Unicode or the ASCII layout), Devanagari, Shahmukhi, Latin letters, or the English of a translator. `authentic`: as it stands, pauses, spaces and end marks not counted. `variant`: but for signs that people leave out. `altered`: a known line with other letters or words, which `pieces` show side by side. `notFound`: close to nothing in the works of this deployment. A page that the text names (“Ang 954”) is no passage: it is told of those it stands by, as `namedPage`.';

const response = { 200: QuotesResponse, 400: ErrorResponse, 429: ErrorResponse };

export const quotesSchema = {
  tags: ['scripture'],
  summary: 'Whether passages of a text are scripture',
  description,
  querystring: z.object({
    text: z
      .string()
      .min(1, 'something to check')
      .max(QUOTE_LIMITS.body, `at most ${String(QUOTE_LIMITS.body)} characters`)
      .describe(
        `The text. Send more than ${String(QUOTE_LIMITS.address)} characters with POST: addresses of more than 8 kB do not get everywhere.`,
      ),
  }),
  response,
};

export const postQuotesSchema = {
  tags: ['scripture'],
  summary: 'Whether passages of a longer text are scripture',
  description,
  body: QuotesRequest,
  response: { ...response, 413: ErrorResponse },
};
