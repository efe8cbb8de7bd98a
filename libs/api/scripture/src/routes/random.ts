import { ApiError, ShabadResponse, ErrorResponse } from '@naad/api-contract';
import { isSourceId } from '@naad/gurbani-model';
import { type ShabadIndex } from '@naad/gurbani-corpus';
import * as z from 'zod';
import { defineRoute, type RequestHost, type Route } from '../defineRoute.ts';
import { parseVerseFields, presentShabad, VerseFieldsQuery } from '../presenters/index.ts';
import type { ScriptureServices } from '../scriptureServices.ts';

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

const randomBelow = (count: number): number => Math.floor(Math.random() * count);

/** Picks a shabad of a work, each with equal probability. */
function pickShabad({ corpus, order }: ScriptureServices, source: string): ShabadIndex {
  if (source === 'all') return randomBelow(corpus.shabadCount);
  if (!isSourceId(source)) throw new ApiError('badSource');
  const shabads = order.ofSource(source);
  const index = shabads.length === 0 ? undefined : shabads[randomBelow(shabads.length)];
  if (index === undefined) throw new ApiError('sourceAbsent');
  return index;
}

function loadRandom(
  services: ScriptureServices,
  source: string,
  query: RandomQuery,
  { pace }: RequestHost,
): Promise<ShabadResponse> {
  const fields = parseVerseFields(services, query);
  const index = pickShabad(services, source);
  return presentShabad(services.corpus, services.order, index, fields, pace);
}

/** `GET {prefix}/v2/random` and `{prefix}/v2/random/:source`. */
export const random: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/random',
    schema: randomSchema,
    limit: 'other',
    handle: (services, request) => loadRandom(services, 'G', request.query, request),
    caching: () => 'none',
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/random/:source',
    schema: randomOfSourceSchema,
    limit: 'other',
    handle(services, request) {
      const { source } = request.params;
      return loadRandom(services, source === LEGACY_SOURCE ? 'G' : source, request.query, request);
    },
    caching: () => 'none',
  }),
];
