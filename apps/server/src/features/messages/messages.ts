import { ApiError, MessagesResponse, ErrorResponse } from '@naad/api-contract';
import { dayOf } from '@naad/api-scripture/sources';
import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { LATEST_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';

const messagesSchema = {
  tags: ['service'],
  summary: 'Announcements of this site on a day',
  params: z.object({ day: z.string().describe('2026-11-24 or 2026-1-5.') }),
  response: { 200: MessagesResponse, 400: ErrorResponse, 429: ErrorResponse },
};

/** `GET {prefix}/messages/web/:day`: the operator's messages for a day. */
export function messages(app: ApiInstance, { config, siteFiles }: Services): void {
  app.get(
    '/messages/web/:day',
    { schema: messagesSchema, config: rateLimit('other', config.rateLimit) },
    ({ params }, reply): MessagesResponse => {
      const [, year, month, date] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(params.day) ?? [];
      const day = dayOf(Number(year), Number(month), Number(date));
      if (day === null) throw new ApiError('badDate');
      reply.header('cache-control', LATEST_CACHE);
      return { rows: siteFiles.messages(day) };
    },
  );
}
