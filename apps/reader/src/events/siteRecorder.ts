import type { SiteEvents } from '@naad/api-contract';
import { hasRefusedEvents } from '@naad/settings-state';
import { createEventRecorder, type EventRecorder } from './createEventRecorder.ts';
import { type VisitParts, watchVisit } from './watchVisit.ts';

/** Whether this browser asks of all sites not to be followed. */
export const asksNotToBeFollowed = ({ navigator }: Pick<Window, 'navigator'>): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Whether anything of this visit is sent: the operator wants to hear of it, and the visitor has nothing against it. */
export const isHeard = (events: SiteEvents | null): events is SiteEvents =>
  events !== null && !asksNotToBeFollowed(window) && !hasRefusedEvents(window);

let made: EventRecorder | null = null;

/** The recorder of this visit. Who ends the sending is not heard from that moment on. */
export function siteRecorder(events: SiteEvents | null, apiPrefix: string): EventRecorder {
  made ??= createEventRecorder({
    withText: events?.withText ?? false,
    send: (parcel) => {
      if (!isHeard(events)) return false;
      const body = new Blob([JSON.stringify({ events: parcel })], { type: 'application/json' });
      return navigator.sendBeacon(`${apiPrefix}/events`, body);
    },
  });
  return made;
}

let isWatched = false;

/** Has the visit recorded from here to its end; a second time does nothing. */
export function watchOnce(parts: VisitParts): void {
  if (!isWatched) watchVisit(parts);
  isWatched = true;
}
