import type { SiteEvents } from '@naad/api-contract';
import type { SettingsStore } from '@naad/settings-state';
import type { RoutePage } from '../routes/routeResult.ts';
import { isHeard, siteRecorder, watchOnce } from './siteRecorder.ts';

export interface EventsParts {
  readonly events: SiteEvents;
  readonly apiPrefix: string;
  readonly store: SettingsStore;
  /** The page that the visit began with: by the time this is loaded another may be open. */
  readonly page: RoutePage;
  readonly href: string;
}

/** Lets the operator hear of this visit, unless its visitor does not want that. Loaded only where they wish to. */
export function startEvents({ events, apiPrefix, ...visit }: EventsParts): void {
  if (!isHeard(events)) return;
  watchOnce({ recorder: siteRecorder(events, apiPrefix), ...visit });
}
