import { msg } from '@lingui/core/macro';
import { INDEXED_SOURCES } from '../../features/granth-index/granthIndex.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';
import { granthIndexes } from './loadGranthIndex.ts';

/** All indexes by the names of their rows. */
export async function loadIndexes({ api, i18n }: RouteContext): Promise<RoutePage> {
  const [granths, chapters] = await Promise.all([
    Promise.all(INDEXED_SOURCES.map((id) => granthIndexes(api, id))),
    api.getAmritKeertanIndex(),
  ]);
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Bani Index`),
    content: { page: 'indexes', granths: granths.flat(), chapters },
  };
}
