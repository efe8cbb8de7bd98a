import { BaniResponse, BanisResponse, ErrorResponse } from '@naad/api-contract';
import * as z from 'zod';
import { VerseFieldsQuery } from '../../presenters/index.ts';

export const banisSchema = {
  tags: ['banis'],
  summary: 'All banis',
  response: { 200: BanisResponse, 429: ErrorResponse },
};

export const baniSchema = {
  tags: ['banis'],
  summary: 'A bani with its lines',
  params: z.object({ id: z.string().describe('Number of the bani, e.g. 2 for Japji Sahib.') }),
  querystring: z.object({
    ...VerseFieldsQuery,
    length: z
      .enum(['s', 'm', 't', 'b'], 's, m, t or b')
      .optional()
      .describe(
        'Only the lines recited in the short, medium, long (taksal) or extra long (Buddha Dal) form.',
      ),
    updatedsince: z.string().max(40).optional().describe('Only if changed since this date.'),
  }),
  response: { 200: BaniResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse },
};
