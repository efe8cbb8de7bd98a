import type { SiteEvents } from '@naad/api-contract';
import { hasRefusedEvents, type SettingsStore } from '@naad/settings-state';
import { createEventRecorder, type EventRecorder } from './createEventRecorder.ts';
import { type VisitOptions, watchVisit } from './watchVisit.ts';
import type { RoutePage } from '../../routeResult.ts';

/** True if the browser sends Do Not Track or Global Privacy Control. */
export const hasTrackingOptOut = ({ navigator }: Pick<Window, 'navigator'>): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** True if this visit's events are sent: the operator wants them and the visitor hasn't refused. */
export const areEventsSent = (events: SiteEvents | null): events is SiteEvents =>
  events !== null && !hasTrackingOptOut(window) && !hasRefusedEvents(window);

let recorder: EventRecorder | null = null;

/** The shared recorder of this visit. A refusal takes effect at once. */
export function siteRecorder(events: SiteEvents | null, apiPrefix: string): EventRecorder {
  recorder ??= createEventRecorder({
    withText: events?.withText ?? false,
    send: (batch) => {
      if (!areEventsSent(events)) return false;
      // As plain text, which needs no permission of an API on another origin.
      return navigator.sendBeacon(`${apiPrefix}/events`, JSON.stringify({ events: batch }));
    },
  });
  return recorder;
}

let isWatched = false;

/** Starts recording the visit; further calls do nothing. */
export function startRecording(options: VisitOptions): void {
  if (!isWatched) watchVisit(options);
  isWatched = true;
}

export interface EventsOptions {
  readonly events: SiteEvents;
  readonly apiPrefix: string;
  readonly store: SettingsStore;
  /** The first page of the visit; another may be open by the time this chunk is loaded. */
  readonly page: RoutePage;
  readonly href: string;
}

/** Records this visit for the operator, unless the visitor refuses. Loaded only on sites that record events. */
export function startEvents({ events, apiPrefix, ...visit }: EventsOptions): void {
  if (!areEventsSent(events)) return;
  startRecording({ recorder: siteRecorder(events, apiPrefix), ...visit });
}
