import { msg } from '@lingui/core/macro';
import type { ApiClient, AmritKeertanChapter } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-model';
import { ApiError } from '@naad/api-contract';
import {
  INDEXED_SOURCES,
  GRANTH_PATHS,
  type GranthIndex,
  type IndexedSource,
  WORKS_ON_SAME_PAGE,
} from '../../features/granth-index/granthIndex.ts';
import type { RouteContext, RouteLoad } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';
import { localizedName } from '../../shared/language/localizedName.ts';
import { parseChapter } from '../../features/amrit-keertan/chapterHref.ts';

/** Loads the overview of all indexes. */
export async function loadIndexes({ api, i18n }: RouteContext): Promise<RoutePage> {
  const [granths, chapters] = await Promise.all([
    Promise.all(INDEXED_SOURCES.map((id) => loadGranthIndexes(api, id))),
    api.getAmritKeertanIndex(),
  ]);
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Bani Index`),
    content: { page: 'indexes', granths: granths.flat(), chapters },
  };
}

/** Returns the loader of a work's index page. */
export function loadGranthIndexOf(source: IndexedSource): RouteLoad {
  return async ({ api, i18n }: RouteContext): Promise<RoutePage> => {
    const [granth, ...others] = await loadGranthIndexes(api, source);
    const work = localizedName(i18n, granth.source);
    return {
      kind: 'page',
      status: 200,
      title: i18n._(msg`Index of ${work}`),
      content: { page: 'granthIndex', granth, others },
    };
  };
}

/** Loads the index of a work, followed by those of the works on the same page. */
async function loadGranthIndexes(
  api: ApiClient,
  id: IndexedSource,
): Promise<[GranthIndex, ...GranthIndex[]]> {
  const path = GRANTH_PATHS[id];
  return Promise.all([
    loadIndex(api, id, path),
    ...(WORKS_ON_SAME_PAGE[id] ?? []).map((other) => loadIndex(api, other, path)),
  ]);
}

/** Loads the index of a single work. */
async function loadIndex(api: ApiClient, id: SourceId, path: string): Promise<GranthIndex> {
  const [{ sources }, entries] = await Promise.all([api.getCapabilities(), api.getIndex(id)]);
  const { english = null, unicode = null } = sources.find((each) => each.id === id) ?? {};
  return { source: { id, english, unicode }, path, entries };
}

/** Loads the chapters of Amrit Keertan and the shabads of the open one, or why there are none. */
export async function loadAmritKeertanIndex({ url, api, i18n }: RouteContext): Promise<RoutePage> {
  const asked = parseChapter(url.searchParams.get('chapter'));
  const [{ features }, chapters, opened] = await Promise.all([
    api.getCapabilities(),
    api.getAmritKeertanIndex(),
    asked === null ? null : loadChapter(api, asked),
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

/** Null if there is no such chapter; the index is then shown without it. */
async function loadChapter(api: ApiClient, id: number): Promise<AmritKeertanChapter | null> {
  try {
    return await api.getAmritKeertanChapter(id);
  } catch (error) {
    if (error instanceof ApiError && ['chapterNotFound', 'featureAbsent'].includes(error.id)) return null;
    throw error;
  }
}
