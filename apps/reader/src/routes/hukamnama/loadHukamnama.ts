import { msg } from '@lingui/core/macro';
import type { CalendarDate, Hukamnama } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { dayName } from '../../features/hukamnama/dayNames.ts';
import { dayOf, parseDay } from '../../features/hukamnama/hukamnamaDay.ts';
import { chosenCompanions, creditsOf } from '../companions.ts';
import { messagePage } from '../message/messagePage.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** The hukamnama of a day, or the newest there is; where there is none, why. */
export async function loadHukamnama(context: RouteContext): Promise<RoutePage> {
  const { url, api, i18n } = context;
  const asked = url.searchParams.get('date') ?? '';
  const day = parseDay(asked);
  const { features } = await api.getCapabilities();
  const { sources, absent } = features.hukamnamas;
  if (sources.length === 0) return messagePage(i18n, { id: 'hukamnamaAbsent', reason: absent });
  if (asked.trim() !== '' && day === null) return messagePage(i18n, { id: 'hukamnamaNotFound', date: asked });

  const hukamnama = await hukamnamaOf(context, day);
  if (!hukamnama) {
    // Where not even the newest is there, nothing has come from the archive yet.
    return messagePage(
      i18n,
      day === null ? { id: 'hukamnamaAbsent', reason: null } : { id: 'hukamnamaNotFound', date: asked },
    );
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

const NONE: readonly string[] = ['hukamnamaNotFound', 'badDate', 'featureAbsent'];

async function hukamnamaOf(context: RouteContext, day: CalendarDate | null): Promise<Hukamnama | null> {
  try {
    const hukamnama = await context.api.getHukamnama(day, await chosenCompanions(context));
    return hukamnama.shabads.length > 0 ? hukamnama : null;
  } catch (error) {
    if (error instanceof ApiError && NONE.includes(error.id)) return null;
    throw error;
  }
}
