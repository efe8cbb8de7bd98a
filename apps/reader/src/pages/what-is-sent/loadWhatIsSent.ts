import { msg } from '@lingui/core/macro';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** Loads the page that shows visitors which events are sent. */
export function loadWhatIsSent({ i18n }: Pick<RouteContext, 'i18n'>): RoutePage {
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`What we collect`),
    content: { page: 'whatIsSent' },
  };
}
