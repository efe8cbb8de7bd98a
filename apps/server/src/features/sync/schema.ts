import { SyncBeginResponse, SyncEndResponse, SyncErrorResponse, SyncJoinResponse } from '@naad/api-contract';
import * as z from 'zod';

const tags = ['sync'];
const code = z.string().describe('Three letters, a dash, three letters, in any case.');

export const beginSchema = {
  tags,
  summary: 'Begin a session for a display',
  params: z.object({
    host: z.string().max(100).optional().describe('The installation; a limit counts by it.'),
  }),
  querystring: z.object({
    v: z.literal('2').optional().describe('The version of the protocol; with it the answer has a token.'),
    ts: z.string().optional(),
  }),
  response: { 200: SyncBeginResponse, 429: SyncErrorResponse },
};

export const joinSchema = {
  tags,
  summary: 'Find the session of a code',
  params: z.object({ code }),
  response: { 200: SyncJoinResponse, 404: SyncErrorResponse, 429: SyncErrorResponse },
};

export const endSchema = {
  tags,
  summary: 'End a session',
  description:
    'Granted to the display of the session alone; anyone else is answered the same, and changes nothing.',
  params: z.object({ code }),
  headers: z.object({ 'x-sync-token': z.string().max(100).optional() }),
  response: { 200: SyncEndResponse },
};
