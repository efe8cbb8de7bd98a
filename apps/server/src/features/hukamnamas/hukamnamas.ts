import { ApiError, type HukamnamaResponse } from '@naad/api-contract';
import type { ShabadIndex } from '@naad/gurbani-corpus';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { HUKAMNAMA_CACHE, LATEST_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { parseVerseFields, presentShabad, type VerseFields } from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import {
  askInTurn,
  dayInAmritsar,
  dayOf,
  daysAfter,
  FIRST_DAY,
  lastDay,
  numbersOf,
  shabadsOf,
  type Day,
} from '../../sources/index.ts';
import { hukamnamaSchema, latestHukamnamaSchema, vagueHukamnamaSchema } from './schema.ts';

/** How many of the newest days are tried, if the shabads of one should not be known. */
const DAYS_TRIED = 5;

interface FoundDay {
  readonly day: Day;
  readonly shabads: readonly ShabadIndex[];
}

function parseDate(year: string, month: string, date: string): Day {
  const isPlain = [year, month, date].every((part) => /^\d{1,4}$/.test(part));
  const day = isPlain ? dayOf(Number(year), Number(month), Number(date)) : null;
  if (day === null) throw new ApiError('badDate');
  return day;
}

/** The newest day that any archive has, of those up to `last`. */
function newestDay({ sources }: Services, last: Day): Day | null {
  const days = sources.hukamnamas.feeders.map(({ provider }) => provider.latest(last));
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}

async function findDay({ corpus, sources }: Services, day: Day): Promise<FoundDay | null> {
  const shabads = await askInTurn(sources.hukamnamas, async (archive) => {
    const found = await archive.find(day);
    return found && shabadsOf(corpus, found);
  });
  return shabads && { day, shabads: shabads.answer };
}

async function findLatest(services: Services): Promise<FoundDay | null> {
  const now = Date.now();
  // Before anything was fetched no archive knows its newest day: then it is asked for today's and those before.
  for (let tried = 0, last = lastDay(now); tried < DAYS_TRIED; tried += 1) {
    const day: Day = newestDay(services, last) ?? daysAfter(dayInAmritsar(now), -tried);
    const found = await findDay(services, day);
    if (found) return found;
    last = daysAfter(day, -1);
  }
  return null;
}

function present(
  { corpus, order }: Services,
  { day, shabads }: FoundDay,
  isLatest: boolean,
  fields: VerseFields,
): HukamnamaResponse {
  const presented = shabads.map((index) => presentShabad(corpus, order, index, fields));
  return {
    ...(isLatest && { isLatest }),
    date: { gregorian: numbersOf(day) },
    shabadIds: presented.map(({ shabadInfo }) => shabadInfo.shabadId),
    shabads: presented,
  };
}

/** Says what there is instead: today's may not be there yet. */
function notFound(services: Services, day: Day): ApiError {
  const newest = newestDay(services, lastDay(Date.now()));
  const hint = newest === null ? '' : ` The newest is that of ${newest}.`;
  return new ApiError('hukamnamaNotFound', `There is no hukamnama of ${day} here.${hint}`);
}

/** `GET {prefix}/v2/hukamnamas/:y?/:m?/:d?`; without all three, as in `/hukamnamas/today`, the newest. */
export function hukamnamas(app: ApiInstance, services: Services): void {
  const config = rateLimit('other', services.config.rateLimit);
  const latest = async (query: Parameters<typeof parseVerseFields>[1]): Promise<HukamnamaResponse> => {
    const fields = parseVerseFields(services, query);
    const found = await findLatest(services).catch((error: unknown) => {
      if (error instanceof ApiError && error.id === 'sourceUnavailable') {
        throw new ApiError(
          'hukamnamaNotFound',
          'Nothing of the archive of hukamnamas is here yet, and it does not answer now.',
        );
      }
      throw error;
    });
    if (!found) {
      throw new ApiError('hukamnamaNotFound', 'The archive of hukamnamas has none of the last days.');
    }
    return present(services, found, true, fields);
  };
  app.get('/v2/hukamnamas', { schema: latestHukamnamaSchema, config }, async ({ query }, reply) => {
    const answer = await latest(query);
    reply.header('cache-control', LATEST_CACHE);
    return answer;
  });
  for (const url of ['/v2/hukamnamas/:year', '/v2/hukamnamas/:year/:month']) {
    app.get(url, { schema: vagueHukamnamaSchema, config }, async ({ query }, reply) => {
      const answer = await latest(query);
      reply.header('cache-control', LATEST_CACHE);
      return answer;
    });
  }
  app.get(
    '/v2/hukamnamas/:year/:month/:date',
    { schema: hukamnamaSchema, config },
    async (request, reply) => {
      const { year, month, date } = request.params;
      const fields = parseVerseFields(services, request.query);
      const day = parseDate(year, month, date);
      if (day < FIRST_DAY || day > lastDay(Date.now())) throw notFound(services, day);
      const found = await findDay(services, day);
      if (!found) throw notFound(services, day);
      reply.header('cache-control', HUKAMNAMA_CACHE);
      return present(services, found, day === newestDay(services, lastDay(Date.now())), fields);
    },
  );
}
