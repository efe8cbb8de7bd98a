import { AngResponse, ErrorResponse, MultiAngResponse } from '@naad/api-contract';
import * as z from 'zod';
import { VerseFieldsQuery } from '../../presenters/index.ts';

export const angSchema = {
  tags: ['scripture'],
  summary: 'A page of a work, or several',
  params: z.object({
    range: z.string().describe('A page, a range or a list: `5`, `1-3`, `4+6`, `2-3+7`.'),
    source: z.string().optional().describe('Letter of the work; G unless given.'),
  }),
  querystring: z.object({
    ...VerseFieldsQuery,
    updatedsince: z.string().max(40).optional().describe('Only if changed since this date.'),
  }),
  response: {
    200: z.union([AngResponse, MultiAngResponse]),
    400: ErrorResponse,
    404: ErrorResponse,
    429: ErrorResponse,
  },
};
