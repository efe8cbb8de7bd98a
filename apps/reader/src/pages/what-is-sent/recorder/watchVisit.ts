import type { SiteEvent } from '@naad/api-contract';
import { selectPreferences, type SettingsStore } from '@naad/settings-state';
import { fieldsOf, type Preferences } from '@naad/settings-schema';
import type { RoutePage } from '../../routeResult.ts';
import { ERROR_EVENT, type ErrorReport } from '../../../shared/report/reportError.ts';
import type { EventRecorder } from './createEventRecorder.ts';
import { eventOfPress } from './eventOfPress.ts';
import { createPageEvents } from './createPageEvents.ts';
import { PAGE_EVENT } from '../../../shared/navigation/useArrival.ts';
import { SITE_EVENT } from '../../../shared/dispatchSiteEvent.ts';

export interface VisitOptions {
  readonly recorder: EventRecorder;
  readonly store: Pick<SettingsStore, 'getState' | 'subscribe'>;
  /** The first page of the visit, and its address. */
  readonly page: RoutePage;
  readonly href: string;
}

/**
 * Records pages, presses, changed settings and errors.
 *
 * @returns stops recording
 */
export function watchVisit({ recorder, store, page, href }: VisitOptions): () => void {
  const recordAll = (events: readonly SiteEvent[]) => {
    for (const event of events) recorder.record(event);
  };
  const controller = new AbortController();
  const listen = (type: string, handle: (event: Event) => void, target: EventTarget = window) => {
    target.addEventListener(type, handle, { signal: controller.signal, capture: true, passive: true });
  };
  const detailOf = <Detail>(event: Event) => (event as CustomEvent<Detail>).detail;

  const eventsOfPage = createPageEvents();
  recordAll(eventsOfPage(page, href));
  listen(PAGE_EVENT, (event) => {
    recordAll(eventsOfPage(detailOf<RoutePage>(event), window.location.pathname));
  });
  listen(SITE_EVENT, (event) => {
    recorder.record(detailOf<SiteEvent>(event));
  });
  listen(ERROR_EVENT, (event) => {
    const label = detailOf<ErrorReport>(event)
      .id.replaceAll(/[^\w.:-]/g, '')
      .slice(0, 60);
    recorder.record({ kind: 'error', action: 'generic-error', ...(label !== '' && { label }) });
  });
  listen('click', ({ target }) => {
    const event = target instanceof Element ? eventOfPress(target) : null;
    if (event) recorder.record(event);
  });
  let preferences = selectPreferences(store.getState());
  const unsubscribe = store.subscribe(() => {
    const now = selectPreferences(store.getState());
    recordAll(eventsOfSettings(preferences, now));
    preferences = now;
  });
  // Flush before the page goes away; phones may discard a hidden page without another event.
  listen('pagehide', recorder.flush);
  listen('visibilitychange', recorder.flush, document);
  return () => {
    controller.abort();
    unsubscribe();
    recorder.flush();
  };
}

/** Events of the changed settings, by name; the values are not recorded. */
function eventsOfSettings(before: Preferences, after: Preferences): SiteEvent[] {
  if (before === after) return [];
  return fieldsOf('display', 'verses', 'kept')
    .filter((name) => before[name] !== after[name])
    .map((label) => ({ kind: 'click', action: 'setting', label }));
}
