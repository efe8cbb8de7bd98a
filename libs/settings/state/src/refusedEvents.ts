/** What keeps it: the browser's `window`. */
export type RefusedEventsKeeper = Pick<Window, 'localStorage'>;

const KEY = 'naad.noEvents';

/** Whether this visitor wants the operator to hear nothing of their visits. */
export function hasRefusedEvents({ localStorage }: RefusedEventsKeeper): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // A browser that keeps nothing, whose visitor may have refused before: nothing is sent.
    return true;
  }
}

/** Keeps that they do not want it, or forgets it. */
export function keepRefusedEvents({ localStorage }: RefusedEventsKeeper, isRefused: boolean): void {
  try {
    if (isRefused) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}
