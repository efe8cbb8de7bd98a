/** The part of `window` that stores the code of the last followed session. */
export type LastSyncStorage = Pick<Window, 'localStorage'>;

const KEY = 'naad.lastSync';
/** The legacy site's key. */
const LEGACY_KEY = 'previous-sync';

/** Reads the code stored by this site or the legacy site, unvalidated; null if there is none. */
export function readLastSync({ localStorage }: LastSyncStorage): string | null {
  try {
    return localStorage.getItem(KEY) ?? localStorage.getItem(LEGACY_KEY);
  } catch {
    // Storage is denied.
    return null;
  }
}

/** Saves a code for the next visit, if storage allows. */
export function saveLastSync({ localStorage }: LastSyncStorage, code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // The code can be typed again.
  }
}
