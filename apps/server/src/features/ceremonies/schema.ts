import { CeremonyResponse, ErrorResponse } from '@naad/api-contract';
import * as z from 'zod';
import { VerseFieldsQuery } from '../../presenters/index.ts';

export const ceremonySchema = {
  tags: ['banis'],
  summary: 'What is read at a ceremony',
  params: z.object({
    id: z.string().describe('1 Anand Karaj, 3 Anand Sahib (short), 5 Bhog with Ragmala, 6 Bhog without.'),
  }),
  querystring: z.object(VerseFieldsQuery),
  response: { 200: CeremonyResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse },
};
