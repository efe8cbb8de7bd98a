import { msg } from '@lingui/core/macro';
import { formOptions } from '../formOptions.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

export async function loadHome({ api, i18n }: RouteContext): Promise<RoutePage> {
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Search and read Gurbani`),
    content: { page: 'home', options: await formOptions(api) },
  };
}
