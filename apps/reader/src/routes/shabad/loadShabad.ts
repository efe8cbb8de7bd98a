import { ApiError } from '@naad/api-contract';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { placeOf } from '../../features/reading/pageName.ts';
import { parseFoundWords, parseSearchChoice } from '../../features/search/searchChoice.ts';
import { creditsOf, defaultCompanions } from '../companions.ts';
import { loadRandom } from '../loadRandom.ts';
import { messagePage } from '../message/messagePage.ts';
import { parseHighlights, parseShabadIds } from '../parseIds.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RouteResult } from '../routeResult.ts';

export async function loadShabad(context: RouteContext): Promise<RouteResult> {
  const { url, api, i18n } = context;
  if (url.search === '' || url.search === '?') return { kind: 'redirect', to: '/random', isCacheable: true };
  const asked = url.searchParams.get('id');
  if (asked === null && url.searchParams.has('random')) return loadRandom(context);

  const ids = parseShabadIds(asked ?? '');
  const notFound = messagePage(i18n, { id: 'shabadNotFound', asked: asked ?? '' });
  if (!ids) return notFound;
  try {
    const shabads = await api.getShabads(ids, await defaultCompanions(api));
    const highlights = parseHighlights(url.searchParams.get('highlight'));
    const lead = leadVerse(shabads, highlights);
    if (!lead) return notFound;
    return {
      kind: 'page',
      status: 200,
      title: `${lead.verse.unicode} - ${placeOf(i18n, lead.shabad.source, lead.verse.ang)}`,
      content: {
        page: 'shabad',
        choice: parseSearchChoice(url.searchParams),
        foundWords: parseFoundWords(url.searchParams),
        shabads,
        highlights,
        credits: await creditsOf(
          api,
          shabads.flatMap(({ verses }) => verses),
        ),
      },
    };
  } catch (error) {
    if (error instanceof ApiError && error.id === 'shabadNotFound') return notFound;
    throw error;
  }
}
