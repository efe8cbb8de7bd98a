import { ApiError } from '@naad/api-contract';
import { isAngSourceId, isSourceId, parseAng } from '@naad/gurbani-model';
import { pageInSource } from '../../features/reading/pageName.ts';
import { localizedName } from '../../shared/language/localizedName.ts';
import { visraamsOnly, includesFromPreferences, creditsOf } from '../verseIncludes.ts';
import { messagePage } from '../message/messagePage.ts';
import { loadWithheldNotes } from '../withheld/loadWithheldNotes.ts';
import { parseHighlights } from '../parseIds.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** API errors that mean the ang doesn't exist. */
const NOT_FOUND_ERRORS: readonly string[] = ['angNotFound', 'sourceAbsent', 'badAng', 'badSource'];

/** Loads an ang; a missing or invalid one becomes a message page. */
export async function loadAng(context: RouteContext): Promise<RoutePage> {
  const { url, api, i18n, preferences } = context;
  const asked = (url.searchParams.get('ang') ?? '').trim();
  if (asked === '') return messagePage(i18n, { id: 'emptyQuery' });
  const askedSource = url.searchParams.get('source') ?? 'G';
  const source = askedSource === 'all' ? 'G' : isSourceId(askedSource) ? askedSource : null;
  const ang = parseAng(asked);
  if (source === null || ang === null || !isAngSourceId(source)) return notFound(null);
  try {
    // Akhand paath shows no translations.
    const isLinesOnly = preferences.readingMode === 'akhand';
    const includes = (isLinesOnly ? visraamsOnly : includesFromPreferences)(
      preferences,
      await api.getCapabilities(),
    );
    const page = await api.getAng(source, ang, includes);
    // Beyond the last ang the API returns the last.
    if (page.ang !== ang || page.verses.length === 0) return await notFound(source);
    return {
      kind: 'page',
      status: 200,
      title: pageInSource(i18n, page.source, ang),
      content: {
        page: 'ang',
        ang: page,
        highlights: parseHighlights(url.searchParams.get('highlight'), page.verses),
        credits: await creditsOf(api, page.verses),
        notes: await loadWithheldNotes(context, [page]),
      },
    };
  } catch (error) {
    if (error instanceof ApiError && NOT_FOUND_ERRORS.includes(error.id)) return await notFound(source);
    throw error;
  }

  async function notFound(known: typeof source): Promise<RoutePage> {
    const { sources } = await api.getCapabilities();
    const named = sources.find(({ id }) => id === (known ?? askedSource));
    const sourceName = named ? localizedName(i18n, named) : askedSource;
    return messagePage(i18n, { id: 'angNotFound', asked, source: known, sourceName });
  }
}
