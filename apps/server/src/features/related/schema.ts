import { ErrorResponse, RelatedResponse } from '@naad/api-contract';
import * as z from 'zod';

export const relatedSchema = {
  tags: ['scripture'],
  summary: 'The shabads most like a shabad, at most 20',
  params: z.object({ id: z.string().describe('A shabad id, e.g. 1839.') }),
  response: { 200: RelatedResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse },
};
