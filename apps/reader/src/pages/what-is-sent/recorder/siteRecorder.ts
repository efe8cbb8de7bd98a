import type { SiteEvents } from '@naad/api-contract';
import { hasRefusedEvents, selectHasAcceptedNotice, type SettingsStore } from '@naad/settings-state';
import { createEventRecorder, type EventRecorder } from './createEventRecorder.ts';
import { type VisitOptions, watchVisit } from './watchVisit.ts';
import type { RoutePage } from '../../routeResult.ts';

/** True if the browser sends Do Not Track or Global Privacy Control. */
export const hasTrackingOptOut = ({ navigator }: Pick<Window, 'navigator'>): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

let hasConsent = false;
let recorder: EventRecorder | null = null;

/** True if this visit's events are sent: the operator wants them, and the visitor has agreed and not refused since. */
export const areEventsSent = (events: SiteEvents | null): events is SiteEvents =>
  events !== null && hasConsent && !hasTrackingOptOut(window) && !hasRefusedEvents(window);

/** Sends what is recorded from now on. Events from before, which were recorded for display, are dropped. */
export function agreeToEvents(): void {
  recorder?.flush();
  hasConsent = true;
}

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

/**
 * Records this visit for the operator from the moment the visitor accepts the privacy notice, unless they refuse. Loaded only on
 * sites that record events.
 */
export function startEvents({ events, apiPrefix, ...visit }: EventsOptions): void {
  const start = (): boolean => {
    if (!selectHasAcceptedNotice(visit.store.getState())) return false;
    agreeToEvents();
    if (areEventsSent(events)) startRecording({ recorder: siteRecorder(events, apiPrefix), ...visit });
    return true;
  };
  if (start()) return;
  const stop = visit.store.subscribe(() => {
    if (start()) stop();
  });
}
