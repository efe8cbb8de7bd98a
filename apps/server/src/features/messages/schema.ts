import { ErrorResponse, MessagesResponse } from '@naad/api-contract';
import * as z from 'zod';

export const messagesSchema = {
  tags: ['service'],
  summary: 'News of the operator on a day',
  params: z.object({ day: z.string().describe('2026-11-24 or 2026-1-5.') }),
  response: { 200: MessagesResponse, 400: ErrorResponse, 429: ErrorResponse },
};
