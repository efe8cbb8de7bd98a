import type { SiteEvent } from '@naad/api-contract';

/** Event on `window` by which parts of the site announce presses and failures. */
export const SITE_EVENT = 'naad:event';

/** Announces a press or a failure. Sends nothing: most visits have no listener. */
export function dispatchSiteEvent(event: SiteEvent): void {
  window.dispatchEvent(new CustomEvent(SITE_EVENT, { detail: event }));
}
