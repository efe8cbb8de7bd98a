import { SyncBeginResponse, SyncEndResponse, SyncErrorResponse, SyncJoinResponse } from '@naad/api-contract';
import * as z from 'zod';

const tags = ['sync'];
const code = z.string().describe('Three letters, a dash, three letters, in any case.');

export const beginSchema = {
  tags,
  summary: 'Start a session for a display',
  params: z.object({
    host: z.string().max(100).optional().describe('Id of the installation, for rate limits.'),
  }),
  querystring: z.object({
    v: z.literal('2').optional().describe('Protocol version; if given, the answer has a token.'),
    ts: z.string().optional(),
  }),
  response: { 200: SyncBeginResponse, 429: SyncErrorResponse, 503: SyncErrorResponse },
};

export const joinSchema = {
  tags,
  summary: 'Find a session by its code',
  params: z.object({ code }),
  response: { 200: SyncJoinResponse, 404: SyncErrorResponse, 429: SyncErrorResponse, 503: SyncErrorResponse },
};

export const endSchema = {
  tags,
  summary: 'End a session',
  description:
    'Only the display of the session can end it; other callers get the same answer, without effect.',
  params: z.object({ code }),
  headers: z.object({ 'x-sync-token': z.string().max(100).optional() }),
  response: { 200: SyncEndResponse, 503: SyncErrorResponse },
};
