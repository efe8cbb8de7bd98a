import { ErrorResponse, IndexResponse } from '@naad/api-contract';
import * as z from 'zod';

export const indexSchema = {
  tags: ['scripture'],
  summary: 'What a work consists of, in its order',
  params: z.object({ source: z.string().describe('Letter of the work, e.g. G.') }),
  response: { 200: IndexResponse, 400: ErrorResponse, 429: ErrorResponse },
};
