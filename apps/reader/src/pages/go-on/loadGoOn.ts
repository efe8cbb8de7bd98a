import { msg } from '@lingui/core/macro';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** Loads the page that leads to the bani of the hour. */
export const loadHour = ({ i18n }: RouteContext): RoutePage => ({
  kind: 'page',
  status: 200,
  title: i18n._(msg`Bani of the hour`),
  content: { page: 'goOn', to: 'hour' },
});

/** Loads the page that leads to the last reading place. */
export const loadLast = ({ i18n }: RouteContext): RoutePage => ({
  kind: 'page',
  status: 200,
  title: i18n._(msg`Continue reading`),
  content: { page: 'goOn', to: 'last' },
});
