import { msg } from '@lingui/core/macro';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** The banis for daily recitation. */
export async function loadBanis({ api, i18n }: RouteContext): Promise<RoutePage> {
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Sundar Gutka`),
    content: { page: 'banis', banis: await api.getBanis() },
  };
}
