import { ErrorResponse, ShabadResponse } from '@naad/api-contract';
import * as z from 'zod';
import { VerseFieldsQuery } from '../../presenters/index.ts';

export const randomSchema = {
  tags: ['scripture'],
  summary: 'A shabad by chance',
  params: z.object({
    source: z.string().optional().describe('Letter of the work, or `all`; G unless given.'),
  }),
  querystring: z.object(VerseFieldsQuery),
  response: { 200: ShabadResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse },
};
