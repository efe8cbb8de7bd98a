import { ApiError, MultiShabadResponse, ShabadResponse, ErrorResponse } from '@naad/api-contract';
import { parseShabadId, type ShabadId } from '@naad/gurbani-model';
import { type ShabadIndex } from '@naad/gurbani-corpus';
import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import type { Pace } from '../mapInTurns.ts';
import { parseVerseFields, presentShabad, type VerseFields, VerseFieldsQuery } from '../presenters/index.ts';
import { parseSince } from '../queryString.ts';
import type { ScriptureServices } from '../scriptureServices.ts';

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

function findShabads({ corpus }: ScriptureServices, text: string): { indexes: ShabadIndex[]; lines: number } {
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
  { corpus, order }: ScriptureServices,
  indexes: readonly ShabadIndex[],
  fields: VerseFields,
  pace: Pace,
): Promise<ShabadResponse | MultiShabadResponse> {
  const shabads: ShabadResponse[] = [];
  for (const index of indexes) shabads.push(await presentShabad(corpus, order, index, fields, pace));
  const [only, second] = shabads;
  if (only && !second) return only;
  return { shabadIds: shabads.map(({ shabadInfo }) => shabadInfo.shabadId), shabads };
}

/** `GET {prefix}/v2/shabads/:ids`. */
export const shabads: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/shabads/:ids',
    schema: shabadSchema,
    limit: 'other',
    malformed: 'badShabadId',
    async handle(services, { params, query, pace, prepareLines }) {
      const since = parseSince(query.updatedsince);
      const fields = parseVerseFields(services, query);
      const { indexes, lines } = findShabads(services, params.ids);
      if (since !== null && services.corpus.info.updated < since) {
        throw new ApiError('shabadNotFound', `Nothing has changed since ${since}.`);
      }
      await prepareLines(lines);
      return presentShabads(services, indexes, fields, pace);
    },
  }),
];

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
