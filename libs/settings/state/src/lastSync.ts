/** What keeps the code of the last session that was followed: the browser's `window`. */
export type LastSyncKeeper = Pick<Window, 'localStorage'>;

const KEY = 'naad.lastSync';
/** Where the site that was here before kept it. */
const REFERENCE_KEY = 'previous-sync';

/** The code as it was kept, by this site or the one before; it may be no code. Null where there is none. */
export function readLastSync({ localStorage }: LastSyncKeeper): string | null {
  try {
    return localStorage.getItem(KEY) ?? localStorage.getItem(REFERENCE_KEY);
  } catch {
    // A browser that keeps nothing.
    return null;
  }
}

/** Keeps a code for the next visit; where there is no room or no leave, there is none. */
export function keepLastSync({ localStorage }: LastSyncKeeper, code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // The code can be typed again.
  }
}
