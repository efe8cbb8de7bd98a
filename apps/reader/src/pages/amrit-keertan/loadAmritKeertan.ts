import { msg } from '@lingui/core/macro';
import type { AmritKeertanChapterName, ApiClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { parseShabadId, type ShabadId } from '@naad/gurbani-model';
import { parseChapter } from '../../features/amrit-keertan/chapterHref.ts';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { chosenIncludes, creditsOf } from '../verseIncludes.ts';
import { messagePage } from '../message/messagePage.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/**
 * Loads a shabad of Amrit Keertan, with the chapter that the address names.
 *
 * @param asked the part of the path after `/amrit-keertan/shabads/`
 */
export async function loadAmritKeertan(context: RouteContext, asked: string): Promise<RoutePage> {
  const { url, api, i18n } = context;
  const id = parseShabadId(asked);
  if (id === null) return messagePage(i18n, { id: 'shabadNotFound', asked });
  const { features } = await api.getCapabilities();
  const { sources, absent } = features.amritkeertan;
  if (sources.length === 0) {
    return messagePage(i18n, { id: 'amritKeertanAbsent', reason: absent ?? 'unknown', shabadId: id });
  }
  const [shabad, chapter] = await Promise.all([
    loadShabad(context, id),
    findChapter(api, parseChapter(url.searchParams.get('chapter'))),
  ]);
  const lead = shabad && leadVerse([shabad], []);
  if (!lead) return messagePage(i18n, { id: 'shabadNotFound', asked });
  return {
    kind: 'page',
    status: 200,
    title: `${lead.verse.unicode} - ${i18n._(msg`Amrit Keertan`)}`,
    content: { page: 'amritKeertan', shabad, chapter, credits: await creditsOf(api, shabad.verses) },
  };
}

async function loadShabad(context: RouteContext, id: ShabadId) {
  try {
    const [shabad] = await context.api.getShabads([id], await chosenIncludes(context));
    return shabad ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.id === 'shabadNotFound') return null;
    throw error;
  }
}

async function findChapter(api: ApiClient, id: number | null): Promise<AmritKeertanChapterName | null> {
  if (id === null) return null;
  const chapters = await api.getAmritKeertanIndex();
  return chapters.find((chapter) => chapter.id === id) ?? null;
}
