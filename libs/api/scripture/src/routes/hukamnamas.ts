import {
  API_ERRORS,
  ApiError,
  ErrorResponse,
  HukamnamaDaysResponse,
  HukamnamaResponse,
} from '@naad/api-contract';
import type { ShabadIndex } from '@naad/gurbani-corpus';
import * as z from 'zod';
import { defineRoute, type RequestHost, type Route } from '../defineRoute.ts';
import type { Pace } from '../mapInTurns.ts';
import { parseVerseFields, presentShabad, type VerseFields, VerseFieldsQuery } from '../presenters/index.ts';
import type { ScriptureServices } from '../scriptureServices.ts';
import {
  askProviders,
  type Day,
  dayInAmritsar,
  dayOf,
  daysAfter,
  FIRST_DAY,
  lastDay,
  numbersOf,
  parseDay,
  shabadsOf,
} from '../sources/index.ts';

const response = {
  200: HukamnamaResponse,
  400: ErrorResponse,
  404: ErrorResponse,
  429: ErrorResponse,
  503: ErrorResponse,
};

const querystring = z.object(VerseFieldsQuery);
type HukamnamaQuery = z.infer<typeof querystring>;

const latestHukamnamaSchema = {
  tags: ['hukamnamas'],
  summary: 'The latest hukamnama',
  querystring,
  response,
};

const vagueHukamnamaSchema = {
  ...latestHukamnamaSchema,
  summary: 'The latest hukamnama, for `today` or an incomplete date',
  params: z.object({ year: z.string(), month: z.string().optional() }),
};

const hukamnamaSchema = {
  ...latestHukamnamaSchema,
  summary: 'The hukamnama of a day',
  params: z.object({
    year: z.string().describe('2002 or later.'),
    month: z.string().describe('1 to 12.'),
    date: z.string().describe('Day of the month.'),
  }),
};

const hukamnamaDaysSchema = {
  tags: ['hukamnamas'],
  summary: 'The nearest days with a hukamnama before and after a day',
  params: z.object({ day: z.string().describe('A date such as `2010-05-13`.') }),
  response: { 200: HukamnamaDaysResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse },
};

/** Newest days tried, in case the shabads of some are unknown. */
const MAX_DAYS_TRIED = 5;

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

/** Words and incomplete dates for which existing clients expect the latest hukamnama. */
const VAGUE_DATE = /^(today|latest|\d{4}(\/\d{1,2})?)$/i;

/** The newest day up to `last` in any archive. */
function newestDay({ sources }: ScriptureServices, last: Day): Day | null {
  const days = sources.hukamnamas.feeders.map(({ provider }) => provider.latest(last));
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}

/** The oldest day from `first` on in any archive. */
function oldestDay({ sources }: ScriptureServices, first: Day): Day | null {
  const days = sources.hukamnamas.feeders.map(({ provider }) => provider.earliest(first));
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

async function findDay({ corpus, sources }: ScriptureServices, day: Day): Promise<FoundDay | null> {
  const shabads = await askProviders(sources.hukamnamas, async (archive) => {
    const found = await archive.find(day);
    return found && shabadsOf(corpus, found);
  });
  return shabads && { day, shabads: shabads.answer };
}

async function findLatest(services: ScriptureServices): Promise<FoundDay | null> {
  const now = Date.now();
  // Before the first fetch no archive knows its newest day: try today and the days before.
  for (let tried = 0, last = lastDay(now); tried < MAX_DAYS_TRIED; tried += 1) {
    const day: Day = newestDay(services, last) ?? daysAfter(dayInAmritsar(now), -tried);
    const found = await findDay(services, day);
    if (found) return found;
    last = daysAfter(day, -1);
  }
  return null;
}

interface HukamnamaOptions {
  readonly isLatest: boolean;
  readonly fields: VerseFields;
  readonly pace: Pace;
}

async function present(
  { corpus, order }: ScriptureServices,
  { day, shabads }: FoundDay,
  { isLatest, fields, pace }: HukamnamaOptions,
): Promise<HukamnamaResponse> {
  const presented = await Promise.all(
    shabads.map((index) => presentShabad(corpus, order, index, fields, pace)),
  );
  return {
    ...(isLatest && { isLatest }),
    date: { gregorian: numbersOf(day) },
    shabadIds: presented.map(({ shabadInfo }) => shabadInfo.shabadId),
    shabads: presented,
  };
}

/** Names the newest day in the message, since today's hukamnama may not be published yet. */
function notFound(services: ScriptureServices, day: Day): ApiError {
  const newest = newestDay(services, lastDay(Date.now()));
  const hint = newest === null ? '' : ` The latest is from ${newest}.`;
  return new ApiError('hukamnamaNotFound', `No hukamnama was found for ${day}.${hint}`);
}

/** The nearest days beside a day that may be requested. */
function daysBeside(services: ScriptureServices, day: Day): HukamnamaDaysResponse {
  const last = lastDay(Date.now());
  const previous = newestDay(services, day > last ? last : daysAfter(day, -1));
  const next = oldestDay(services, day < FIRST_DAY ? FIRST_DAY : daysAfter(day, 1));
  return {
    previous: previous !== null && previous >= FIRST_DAY ? previous : null,
    next: next !== null && next <= last ? next : null,
  };
}

async function loadLatest(
  services: ScriptureServices,
  query: HukamnamaQuery,
  { pace }: RequestHost,
): Promise<HukamnamaResponse> {
  const fields = parseVerseFields(services, query);
  const found = await findLatest(services);
  if (!found) {
    throw new ApiError('hukamnamaNotFound', 'No hukamnama was found for the last days.');
  }
  return present(services, found, { isLatest: true, fields, pace });
}

/** Existing clients ask for the newest hukamnama with `/hukamnamas/today` or an incomplete date. */
const vagueHukamnama = (path: string): Route =>
  defineRoute({
    method: 'GET',
    path,
    schema: vagueHukamnamaSchema,
    limit: 'other',
    handle(services, request) {
      const { year, month } = request.params;
      const date = [year, month].filter((part) => part !== undefined).join('/');
      if (!VAGUE_DATE.test(date)) {
        throw new ApiError(
          'badDate',
          `${JSON.stringify(date.slice(0, 20))} is not a date. ${API_ERRORS.badDate.message}`,
        );
      }
      return loadLatest(services, request.query, request);
    },
    caching: () => 'latest',
  });

/**
 * `GET {prefix}/v2/hukamnamas/:y?/:m?/:d?`; anything but a full date, such as `/hukamnamas/today`, gives the newest. `GET
 * {prefix}/hukamnama-days/:day`: the nearest days that have a hukamnama, such as those beside a missing one.
 */
export const hukamnamas: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/hukamnamas',
    schema: latestHukamnamaSchema,
    limit: 'other',
    handle: (services, request) => loadLatest(services, request.query, request),
    caching: () => 'latest',
  }),
  vagueHukamnama('/v2/hukamnamas/:year'),
  vagueHukamnama('/v2/hukamnamas/:year/:month'),
  defineRoute({
    method: 'GET',
    path: '/v2/hukamnamas/:year/:month/:date',
    schema: hukamnamaSchema,
    limit: 'other',
    async handle(services, { params: { year, month, date }, query, pace }) {
      const fields = parseVerseFields(services, query);
      const day = parseDate(year, month, date);
      if (day < FIRST_DAY || day > lastDay(Date.now())) throw notFound(services, day);
      const found = await findDay(services, day);
      if (!found) throw notFound(services, day);
      const isLatest = day === newestDay(services, lastDay(Date.now()));
      return present(services, found, { isLatest, fields, pace });
    },
    caching: () => 'hukamnama',
  }),
  defineRoute({
    method: 'GET',
    path: '/hukamnama-days/:day',
    schema: hukamnamaDaysSchema,
    limit: 'other',
    handle(services, { params }) {
      const { feeders, absent } = services.sources.hukamnamas;
      if (feeders.length === 0) throw new ApiError('featureAbsent', absent);
      const day = parseDay(params.day);
      if (day === null) throw new ApiError('badDate');
      return daysBeside(services, day);
    },
    caching: () => 'latest',
  }),
];
