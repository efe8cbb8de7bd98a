import { randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { ApiError, type ShabadResponse } from '@naad/api-contract';
import { isSourceId, type ShabadIndex } from '@naad/gurbani-corpus';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { parseVerseFields, presentShabad } from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { randomOfSourceSchema, randomSchema, type RandomQuery } from './schema.ts';

/** Every shabad of the work is as likely as any other of it. */
function pickShabad({ corpus, order }: Services, source: string): ShabadIndex {
  if (source === 'all') return randomInt(corpus.shabadCount);
  if (!isSourceId(source)) throw new ApiError('badSource');
  const shabads = order.ofSource(source);
  const index = shabads.length === 0 ? undefined : shabads[randomInt(shabads.length)];
  if (index === undefined) throw new ApiError('sourceAbsent');
  return index;
}

/** `GET {prefix}/v2/random` and `{prefix}/v2/random/:source`. */
export function random(app: ApiInstance, services: Services): void {
  const { corpus, order } = services;
  const config = rateLimit('other', services.config.rateLimit);
  const answer = (source: string, query: RandomQuery, reply: FastifyReply): ShabadResponse => {
    const fields = parseVerseFields(services, query);
    const index = pickShabad(services, source);
    reply.header('cache-control', NO_CACHE);
    return presentShabad(corpus, order, index, fields);
  };
  app.get('/v2/random', { schema: randomSchema, config }, ({ query }, reply) => answer('G', query, reply));
  app.get('/v2/random/:source', { schema: randomOfSourceSchema, config }, ({ params, query }, reply) =>
    answer(params.source, query, reply),
  );
}
