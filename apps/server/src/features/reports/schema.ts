import {
  DoneResponse,
  ErrorResponse,
  ReportFormResponse,
  ReportRequest,
  ReportResponse,
  ReportStatusResponse,
} from '@naad/api-contract';
import * as z from 'zod';

const common = { tags: ['reports'] };
const refused = { 400: ErrorResponse, 429: ErrorResponse, 503: ErrorResponse };
const params = z.object({ token: z.string().describe('The secret of a report.') });

export const formSchema = {
  ...common,
  summary: 'A signed form for a report of a mistake in a line, with what is recorded of the line',
  querystring: z.object({ verse: z.string().describe('A verse id.') }),
  response: { 200: ReportFormResponse, 404: ErrorResponse, ...refused },
};
export const sendSchema = {
  ...common,
  summary: 'Report a mistake; only for pages of this site',
  body: ReportRequest,
  response: { 200: ReportResponse, 403: ErrorResponse, 409: ErrorResponse, ...refused },
};
export const statusSchema = {
  ...common,
  summary: 'What became of a report',
  params,
  response: { 200: ReportStatusResponse, 404: ErrorResponse, ...refused },
};
export const eraseSchema = {
  ...common,
  summary: 'Erase the contact of a report',
  params,
  response: { 200: DoneResponse, 403: ErrorResponse, 404: ErrorResponse, ...refused },
};
