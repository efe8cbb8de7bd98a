import { ApiError, type MultiShabadResponse, type ShabadResponse } from '@naad/api-contract';
import type { ShabadIndex } from '@naad/gurbani-corpus';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { parseSince } from '../../http/queryString.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { parseVerseFields, presentShabad, type VerseFields } from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { parseShabadIds } from './parseShabadIds.ts';
import { shabadSchema } from './schema.ts';

/** The most lines one answer may hold: fifty of the longest shabads together would be fifty thousand. */
const MAX_LINES = 4000;

function findShabads({ corpus }: Services, text: string): ShabadIndex[] {
  let lines = 0;
  return parseShabadIds(text).map((id) => {
    const index = corpus.shabadIndexOf(id);
    if (index === null) throw new ApiError('shabadNotFound', `There is no shabad ${id}.`);
    lines += corpus.shabad(index).lineCount;
    if (lines > MAX_LINES) {
      throw new ApiError(
        'tooMany',
        `These shabads have more than ${MAX_LINES} lines: ask for fewer at once.`,
      );
    }
    return index;
  });
}

function presentShabads(
  { corpus, order }: Services,
  indexes: readonly ShabadIndex[],
  fields: VerseFields,
): ShabadResponse | MultiShabadResponse {
  const shabads = indexes.map((index) => presentShabad(corpus, order, index, fields));
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
    (request) => {
      const since = parseSince(request.query.updatedsince);
      const fields = parseVerseFields(services, request.query);
      const found = findShabads(services, request.params.ids);
      if (since !== null && corpus.info.updated < since) {
        throw new ApiError('shabadNotFound', `Nothing has changed since ${since}.`);
      }
      return presentShabads(services, found, fields);
    },
  );
}
