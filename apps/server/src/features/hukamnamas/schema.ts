import { ErrorResponse, HukamnamaResponse } from '@naad/api-contract';
import * as z from 'zod';
import { VerseFieldsQuery } from '../../presenters/index.ts';

const answers = {
  200: HukamnamaResponse,
  400: ErrorResponse,
  404: ErrorResponse,
  429: ErrorResponse,
  503: ErrorResponse,
};

export const latestHukamnamaSchema = {
  tags: ['hukamnamas'],
  summary: 'The newest hukamnama there is',
  querystring: z.object(VerseFieldsQuery),
  response: answers,
};

export const vagueHukamnamaSchema = {
  ...latestHukamnamaSchema,
  summary: 'The newest hukamnama there is: `today`, or a date without its day, names none',
  params: z.object({ year: z.string(), month: z.string().optional() }),
};

export const hukamnamaSchema = {
  ...latestHukamnamaSchema,
  summary: 'The hukamnama of a day',
  params: z.object({
    year: z.string().describe('2002 or later.'),
    month: z.string().describe('1 to 12.'),
    date: z.string().describe('Day of the month.'),
  }),
};
