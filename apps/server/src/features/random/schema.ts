import { ErrorResponse, ShabadResponse } from '@naad/api-contract';
import * as z from 'zod';
import { VerseFieldsQuery } from '../../presenters/index.ts';

const querystring = z.object(VerseFieldsQuery);
export type RandomQuery = z.infer<typeof querystring>;

const response = { 200: ShabadResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse };

export const randomSchema = {
  tags: ['scripture'],
  summary: 'A shabad of the Guru Granth Sahib by chance',
  querystring,
  response,
};

export const randomOfSourceSchema = {
  tags: ['scripture'],
  summary: 'A shabad of a work by chance',
  params: z.object({ source: z.string().describe('Letter of the work, or `all`.') }),
  querystring,
  response,
};
