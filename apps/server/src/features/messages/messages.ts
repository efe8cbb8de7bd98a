import { ApiError, type MessagesResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { LATEST_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { dayOf } from '../../sources/index.ts';
import { messagesSchema } from './schema.ts';

/** `GET {prefix}/messages/web/:day`: what there is to say on a day, out of the operator's files. */
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
