import type { SiteEvent } from '@naad/api-contract';

/** The name of the event on `window` by which parts of the site tell what happened. */
export const SITE_EVENT = 'naad:event';

/**
 * Tells of something that was pressed or went wrong. It calls no one: whether somebody listens is decided elsewhere, and
 * mostly nobody does.
 */
export function tellEvent(event: SiteEvent): void {
  window.dispatchEvent(new CustomEvent(SITE_EVENT, { detail: event }));
}
