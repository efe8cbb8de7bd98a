import { AngResponse, ErrorResponse, MultiAngResponse } from '@naad/api-contract';
import * as z from 'zod';
import { VerseFieldsQuery } from '../../presenters/index.ts';

const range = z.string().describe('A page, a range or a list: `5`, `1-3`, `4+6`, `2-3+7`.');

const AngQuery = z.object({
  ...VerseFieldsQuery,
  updatedsince: z.string().max(40).optional().describe('Only if changed since this date.'),
});
export type AngQuery = z.infer<typeof AngQuery>;

const response = {
  200: z.union([AngResponse, MultiAngResponse]),
  400: ErrorResponse,
  404: ErrorResponse,
  429: ErrorResponse,
};

export const angSchema = {
  tags: ['scripture'],
  summary: 'A page of the Guru Granth Sahib, or several',
  params: z.object({ range }),
  querystring: AngQuery,
  response,
};

export const angOfSourceSchema = {
  tags: ['scripture'],
  summary: 'A page of a work, or several',
  params: z.object({ range, source: z.string().describe('Letter of the work.') }),
  querystring: AngQuery,
  response,
};
