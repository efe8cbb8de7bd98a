import type { SiteEvents } from '@naad/api-contract';
import type { SettingsStore } from '@naad/settings-state';
import type { RoutePage } from '../routes/routeResult.ts';
import { isHeard, siteRecorder, watchOnce } from './siteRecorder.ts';

export interface EventsParts {
  readonly events: SiteEvents;
  readonly apiPrefix: string;
  readonly store: SettingsStore;
  readonly page: RoutePage;
}

/** Lets the operator hear of this visit, unless its visitor does not want that. Loaded only where they wish to. */
export function startEvents({ events, apiPrefix, store, page }: EventsParts): void {
  if (!isHeard(events)) return;
  watchOnce({ recorder: siteRecorder(events, apiPrefix), store, page });
}
