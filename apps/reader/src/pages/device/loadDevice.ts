import { msg } from '@lingui/core/macro';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** Loads the page that shows what is on this device. */
export function loadDevice({ i18n }: Pick<RouteContext, 'i18n'>): RoutePage {
  return { kind: 'page', status: 200, title: i18n._(msg`On this device`), content: { page: 'device' } };
}
