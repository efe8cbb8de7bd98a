import { msg } from '@lingui/core/macro';
import type { ApiClient } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-corpus';
import {
  GRANTH_PATHS,
  type GranthIndex,
  type IndexedSource,
  WORKS_BESIDE,
} from '../../features/granth-index/granthIndex.ts';
import { ownName } from '../../language/ownName.ts';
import type { RouteContext, RouteLoad } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** The page of what a work consists of. */
export function loadGranthIndexOf(source: IndexedSource): RouteLoad {
  return async ({ api, i18n }: RouteContext): Promise<RoutePage> => {
    const [granth, ...others] = await granthIndexes(api, source);
    const work = ownName(i18n, granth.source);
    return {
      kind: 'page',
      status: 200,
      title: i18n._(msg`Index of ${work}`),
      content: { page: 'granthIndex', granth, others },
    };
  };
}

/** What the works of a page consist of: the one it is of, and those beside it. */
export async function granthIndexes(
  api: ApiClient,
  id: IndexedSource,
): Promise<[GranthIndex, ...GranthIndex[]]> {
  const path = GRANTH_PATHS[id];
  return Promise.all([
    granthIndex(api, id, path),
    ...(WORKS_BESIDE[id] ?? []).map((beside) => granthIndex(api, beside, path)),
  ]);
}

/** What a work consists of, under its name. */
async function granthIndex(api: ApiClient, id: SourceId, path: string): Promise<GranthIndex> {
  const [{ sources }, entries] = await Promise.all([api.getCapabilities(), api.getIndex(id)]);
  const { english = null, unicode = null } = sources.find((each) => each.id === id) ?? {};
  return { source: { id, english, unicode }, path, entries };
}
