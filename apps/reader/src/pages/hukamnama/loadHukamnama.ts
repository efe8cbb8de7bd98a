import { msg } from '@lingui/core/macro';
import type { CalendarDate, Hukamnama } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { dayName } from '../../features/hukamnama/dayNames.ts';
import { dayOf, parseDay } from '../../features/hukamnama/hukamnamaDay.ts';
import { chosenIncludes, creditsOf } from '../verseIncludes.ts';
import { messagePage } from '../message/messagePage.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** Loads the hukamnama of a day, or the latest; if there is none, a message says why. */
export async function loadHukamnama(context: RouteContext): Promise<RoutePage> {
  const { url, api, i18n } = context;
  const asked = url.searchParams.get('date') ?? '';
  const day = parseDay(asked);
  const { features } = await api.getCapabilities();
  const { sources, absent } = features.hukamnamas;
  if (sources.length === 0) return messagePage(i18n, { id: 'hukamnamaAbsent', reason: absent });
  if (asked.trim() !== '' && day === null) return messagePage(i18n, { id: 'hukamnamaNotFound', date: asked });

  const hukamnama = await fetchHukamnama(context, day);
  if (!hukamnama) {
    // Without even a latest one, nothing has been fetched from the archive yet.
    if (day === null) return messagePage(i18n, { id: 'hukamnamaAbsent', reason: null });
    const beside = await api.getHukamnamaDays(day);
    return messagePage(i18n, { id: 'hukamnamaNotFound', date: asked, beside });
  }
  const name = dayName(i18n, hukamnama.date);
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Hukamnama of ${name}`),
    content: {
      page: 'hukamnama',
      hukamnama,
      isAskedFor: day !== null,
      today: dayOf(new Date()),
      hasAudio: features.hukamnamaAudio.sources.length > 0,
      credits: await creditsOf(
        api,
        hukamnama.shabads.flatMap(({ verses }) => verses),
      ),
    },
  };
}

const NOT_FOUND_ERRORS: readonly string[] = ['hukamnamaNotFound', 'badDate', 'featureAbsent'];

async function fetchHukamnama(context: RouteContext, day: CalendarDate | null): Promise<Hukamnama | null> {
  try {
    const hukamnama = await context.api.getHukamnama(day, await chosenIncludes(context));
    return hukamnama.shabads.length > 0 ? hukamnama : null;
  } catch (error) {
    if (error instanceof ApiError && NOT_FOUND_ERRORS.includes(error.id)) return null;
    // A site without network and without any day yet has a page that says so.
    if (day === null && error instanceof ApiError && error.id === 'sourceUnavailable') return null;
    throw error;
  }
}
