import {
  ErrorResponse,
  RehatChaptersResponse,
  RehatSearchResponse,
  RehatsResponse,
} from '@naad/api-contract';
import * as z from 'zod';

const errors = { 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse, 503: ErrorResponse };
const rehat = z.string().describe('`rehatID` of the list.');

export const rehatsSchema = {
  tags: ['rehats'],
  summary: 'Codes of conduct; none where this deployment has no source for them',
  response: { 200: RehatsResponse, ...errors },
};

export const rehatSchema = {
  tags: ['rehats'],
  summary: 'The chapters of a code',
  params: z.object({ rehat }),
  response: { 200: RehatChaptersResponse, ...errors },
};

export const rehatTextsSchema = { ...rehatSchema, summary: 'All chapters of a code, with their text' };

export const rehatTextSchema = {
  ...rehatSchema,
  summary: 'A chapter of a code, with its text',
  params: z.object({ rehat, chapter: z.string() }),
};

export const rehatSearchSchema = {
  tags: ['rehats'],
  summary: 'Chapters that contain a text, at most 50',
  params: z.object({ text: z.string().max(100) }),
  response: { 200: RehatSearchResponse, ...errors },
};
