/** The part of `window` that stores the refusal. */
export type RefusedEventsStorage = Pick<Window, 'localStorage'>;

const KEY = 'naad.noEvents';

/** True if the visitor refused to send usage events to the operator. */
export function hasRefusedEvents({ localStorage }: RefusedEventsStorage): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Without storage the visitor may have refused before, so send nothing.
    return true;
  }
}

/** Saves or deletes the refusal. */
export function saveRefusedEvents({ localStorage }: RefusedEventsStorage, isRefused: boolean): void {
  try {
    if (isRefused) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing is sent anyway.
  }
}
