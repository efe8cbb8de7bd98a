import { ApiError, MultiShabadResponse, ShabadResponse, ErrorResponse } from '@naad/api-contract';
import { parseSince } from '@naad/api-scripture';
import {
  parseVerseFields,
  presentShabad,
  type VerseFields,
  VerseFieldsQuery,
} from '@naad/api-scripture/presenters';
import { parseShabadId, type ShabadId } from '@naad/gurbani-model';
import { type ShabadIndex } from '@naad/gurbani-corpus';
import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createPace } from '../../http/eventLoop.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';

const shabadSchema = {
  tags: ['scripture'],
  summary: 'A shabad, or several',
  params: z.object({
    ids: z
      .string()
      .describe('A shabad id, or several joined by commas or plus signs: `3590`, `1,2,3`, `1+2+3`.'),
  }),
  querystring: z.object({
    ...VerseFieldsQuery,
    updatedsince: z.string().max(40).optional().describe('Only if changed since this date.'),
  }),
  response: {
    200: z.union([ShabadResponse, MultiShabadResponse]),
    400: ErrorResponse,
    404: ErrorResponse,
    429: ErrorResponse,
  },
};

/** Maximum lines per response; fifty of the longest shabads would have fifty thousand. */
const MAX_LINES = 4000;

function findShabads({ corpus }: Services, text: string): { indexes: ShabadIndex[]; lines: number } {
  let lines = 0;
  const indexes = parseShabadIds(text).map((id) => {
    const index = corpus.shabadIndexOf(id);
    if (index === null) throw new ApiError('shabadNotFound', `Shabad ${id} does not exist.`);
    lines += corpus.shabad(index).lineCount;
    if (lines > MAX_LINES) {
      throw new ApiError('tooMany', `These shabads have more than ${MAX_LINES} lines. Ask for fewer.`);
    }
    return index;
  });
  return { indexes, lines };
}

async function presentShabads(
  { corpus, order }: Services,
  indexes: readonly ShabadIndex[],
  fields: VerseFields,
): Promise<ShabadResponse | MultiShabadResponse> {
  const shabads: ShabadResponse[] = [];
  const pace = createPace();
  for (const index of indexes) shabads.push(await presentShabad(corpus, order, index, fields, pace));
  const [only, second] = shabads;
  if (only && !second) return only;
  return { shabadIds: shabads.map(({ shabadInfo }) => shabadInfo.shabadId), shabads };
}

/** `GET {prefix}/v2/shabads/:ids`. */
export function shabads(app: ApiInstance, services: Services): void {
  const { config, corpus } = services;
  app.get(
    '/v2/shabads/:ids',
    { schema: shabadSchema, config: { ...rateLimit('other', config.rateLimit), malformed: 'badShabadId' } },
    async (request) => {
      const since = parseSince(request.query.updatedsince);
      const fields = parseVerseFields(services, request.query);
      const { indexes, lines } = findShabads(services, request.params.ids);
      if (since !== null && corpus.info.updated < since) {
        throw new ApiError('shabadNotFound', `Nothing has changed since ${since}.`);
      }
      await services.prepareLines(request, lines);
      return presentShabads(services, indexes, fields);
    },
  );
}

/** Maximum shabads per request. */
const MAX_SHABADS = 50;

/**
 * Parses a list of shabad ids from an address in linear time.
 *
 * @param text ids joined by commas or plus signs
 * @throws ApiError badShabadId, tooMany
 */
function parseShabadIds(text: string): ShabadId[] {
  const parts = text.split(/[,+]/, MAX_SHABADS + 1);
  if (parts.length > MAX_SHABADS) {
    throw new ApiError('tooMany', `Ask for at most ${MAX_SHABADS} shabads at once.`);
  }
  return parts.map((part) => {
    const id = parseShabadId(part);
    if (id === null) throw new ApiError('badShabadId');
    return id;
  });
}
