import { ApiError } from '@naad/api-contract';
import { isAngSourceId, isSourceId, parseAng } from '@naad/gurbani-corpus';
import { placeOf } from '../../features/reading/pageName.ts';
import { ownName } from '../../language/ownName.ts';
import { bareLines, companionsOf, creditsOf } from '../companions.ts';
import { messagePage } from '../message/messagePage.ts';
import { parseHighlights } from '../parseIds.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

const NO_SUCH_ANG: readonly string[] = ['angNotFound', 'sourceAbsent', 'badAng', 'badSource'];

export async function loadAng(context: RouteContext): Promise<RoutePage> {
  const { url, api, i18n, preferences } = context;
  const asked = (url.searchParams.get('ang') ?? '').trim();
  if (asked === '') return messagePage(i18n, { id: 'emptyQuery' });
  const named = url.searchParams.get('source') ?? 'G';
  const source = named === 'all' ? 'G' : isSourceId(named) ? named : null;
  const ang = parseAng(asked);
  if (source === null || ang === null || !isAngSourceId(source)) return notFound(null);
  try {
    // Akhand paath is the lines alone.
    const isAlone = preferences.readingMode === 'akhand';
    const beside = (isAlone ? bareLines : companionsOf)(preferences, await api.getCapabilities());
    const page = await api.getAng(source, ang, beside);
    // A page beyond the last is not the last page.
    if (page.ang !== ang || page.verses.length === 0) return await notFound(source);
    return {
      kind: 'page',
      status: 200,
      title: placeOf(i18n, page.source, ang),
      content: {
        page: 'ang',
        ang: page,
        highlights: parseHighlights(url.searchParams.get('highlight')),
        credits: await creditsOf(api, page.verses),
      },
    };
  } catch (error) {
    if (error instanceof ApiError && NO_SUCH_ANG.includes(error.id)) return await notFound(source);
    throw error;
  }

  async function notFound(known: typeof source): Promise<RoutePage> {
    const { sources } = await api.getCapabilities();
    const asIs = sources.find(({ id }) => id === (known ?? named));
    const sourceName = asIs ? ownName(i18n, asIs) : named;
    return messagePage(i18n, { id: 'angNotFound', asked, source: known, sourceName });
  }
}
