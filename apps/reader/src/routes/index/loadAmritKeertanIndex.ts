import { msg } from '@lingui/core/macro';
import type { AmritKeertanChapter, ApiClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { parseChapter } from '../../features/amrit-keertan/chapterHref.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** The chapters of Amrit Keertan, one of them with its shabads; or why there are none. */
export async function loadAmritKeertanIndex({ url, api, i18n }: RouteContext): Promise<RoutePage> {
  const asked = parseChapter(url.searchParams.get('chapter'));
  const [{ features }, chapters, opened] = await Promise.all([
    api.getCapabilities(),
    api.getAmritKeertanIndex(),
    asked === null ? null : chapterOf(api, asked),
  ]);
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Amrit Keertan`),
    content: {
      page: 'amritKeertanIndex',
      chapters,
      opened,
      absent: chapters.length > 0 ? null : (features.amritkeertan.absent ?? 'unknown'),
    },
  };
}

/** Null where there is no such chapter: the index is shown without it. */
async function chapterOf(api: ApiClient, id: number): Promise<AmritKeertanChapter | null> {
  try {
    return await api.getAmritKeertanChapter(id);
  } catch (error) {
    if (error instanceof ApiError && ['chapterNotFound', 'featureAbsent'].includes(error.id)) return null;
    throw error;
  }
}
