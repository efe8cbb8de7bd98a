import { ErrorResponse, MultiShabadResponse, ShabadResponse } from '@naad/api-contract';
import * as z from 'zod';
import { VerseFieldsQuery } from '../../presenters/index.ts';

export const shabadSchema = {
  tags: ['scripture'],
  summary: 'A shabad, or several',
  params: z.object({
    ids: z
      .string()
      .describe('A shabad id, or several joined by commas or plus signs: `3590`, `1,2,3`, `1+2+3`.'),
  }),
  querystring: z.object({
    ...VerseFieldsQuery,
    updatedsince: z.string().max(40).optional().describe('Only if changed since this date.'),
  }),
  response: {
    200: z.union([ShabadResponse, MultiShabadResponse]),
    400: ErrorResponse,
    404: ErrorResponse,
    429: ErrorResponse,
  },
};
