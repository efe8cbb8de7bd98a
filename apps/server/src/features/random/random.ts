import { randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { ApiError, ShabadResponse, ErrorResponse } from '@naad/api-contract';
import { parseVerseFields, presentShabad, VerseFieldsQuery } from '@naad/api-scripture/presenters';
import { isSourceId } from '@naad/gurbani-model';
import { type ShabadIndex } from '@naad/gurbani-corpus';
import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import { createPace } from '../../http/eventLoop.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';

const querystring = z.object(VerseFieldsQuery);
type RandomQuery = z.infer<typeof querystring>;

const response = { 200: ShabadResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse };

const randomSchema = {
  tags: ['scripture'],
  summary: 'A random shabad of the Guru Granth Sahib',
  querystring,
  response,
};

const randomOfSourceSchema = {
  tags: ['scripture'],
  summary: 'A random shabad of a work',
  params: z.object({ source: z.string().describe('Letter of the work, or `all`.') }),
  querystring,
  response,
};

/** Published clients request `random/id` and expect a shabad of the Guru Granth Sahib. */
const LEGACY_SOURCE = 'id';

/** Picks a shabad of a work, each with equal probability. */
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
  const sendRandom = (source: string, query: RandomQuery, reply: FastifyReply): Promise<ShabadResponse> => {
    const fields = parseVerseFields(services, query);
    const index = pickShabad(services, source);
    reply.header('cache-control', NO_CACHE);
    return presentShabad(corpus, order, index, fields, createPace());
  };
  app.get('/v2/random', { schema: randomSchema, config }, ({ query }, reply) =>
    sendRandom('G', query, reply),
  );
  app.get('/v2/random/:source', { schema: randomOfSourceSchema, config }, ({ params, query }, reply) =>
    sendRandom(params.source === LEGACY_SOURCE ? 'G' : params.source, query, reply),
  );
}
