import type { SiteEvent } from '@naad/api-contract';
import { selectPreferences, type SettingsStore } from '@naad/settings-state';
import type { RoutePage } from '../routes/routeResult.ts';
import { ERROR_EVENT, type ErrorReport } from '../report/reportError.ts';
import type { EventRecorder } from './createEventRecorder.ts';
import { eventOfPress } from './eventOfPress.ts';
import { createPageEvents } from './createPageEvents.ts';
import { eventsOfSettings } from './eventsOfSettings.ts';
import { PAGE_EVENT } from './pageEvent.ts';
import { SITE_EVENT } from './tellEvent.ts';

export interface VisitParts {
  readonly recorder: EventRecorder;
  readonly store: Pick<SettingsStore, 'getState' | 'subscribe'>;
  /** The page that the visit began with, and its address. */
  readonly page: RoutePage;
  readonly href: string;
}

/**
 * Hears what happens on the site, and has it recorded.
 *
 * @returns ends it
 */
export function watchVisit({ recorder, store, page, href }: VisitParts): () => void {
  const recordAll = (events: readonly SiteEvent[]) => {
    for (const event of events) recorder.record(event);
  };
  const heard = new AbortController();
  const hear = (type: string, handle: (event: Event) => void, from: EventTarget = window) => {
    from.addEventListener(type, handle, { signal: heard.signal, capture: true, passive: true });
  };
  const detailOf = <Detail>(event: Event) => (event as CustomEvent<Detail>).detail;

  const eventsOfPage = createPageEvents();
  recordAll(eventsOfPage(page, href));
  hear(PAGE_EVENT, (event) => {
    recordAll(eventsOfPage(detailOf<RoutePage>(event), window.location.pathname));
  });
  hear(SITE_EVENT, (event) => {
    recorder.record(detailOf<SiteEvent>(event));
  });
  hear(ERROR_EVENT, (event) => {
    const label = detailOf<ErrorReport>(event)
      .id.replaceAll(/[^\w.:-]/g, '')
      .slice(0, 60);
    recorder.record({ kind: 'error', action: 'generic-error', ...(label !== '' && { label }) });
  });
  hear('click', ({ target }) => {
    const event = target instanceof Element ? eventOfPress(target) : null;
    if (event) recorder.record(event);
  });
  let preferences = selectPreferences(store.getState());
  const unsubscribe = store.subscribe(() => {
    const now = selectPreferences(store.getState());
    recordAll(eventsOfSettings(preferences, now));
    preferences = now;
  });
  // Whoever leaves takes nothing along that was not sent; a phone may put an end to a page that is not seen without a word.
  hear('pagehide', recorder.flush);
  hear('visibilitychange', recorder.flush, document);
  return () => {
    heard.abort();
    unsubscribe();
    recorder.flush();
  };
}
