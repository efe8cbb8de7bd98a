import { msg } from '@lingui/core/macro';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** The page that shows visitors what an operator hears of their visit. */
export function loadWhatIsSent({ i18n }: Pick<RouteContext, 'i18n'>): RoutePage {
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`What is sent of your visit`),
    content: { page: 'whatIsSent' },
  };
}
