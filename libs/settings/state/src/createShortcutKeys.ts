import { formatShortcutKeys, parseShortcutKeys, type ShortcutKeys } from '@naad/settings-schema';

/** The part of `window` that stores keys and notifies of changes in other tabs. */
export type ShortcutKeysStorage = Pick<Window, 'localStorage' | 'addEventListener'>;

/** Custom shortcut keys as an external store for `useSyncExternalStore`. */
export interface ShortcutKeysStore {
  readonly get: () => ShortcutKeys;
  readonly subscribe: (listener: () => void) => () => void;
  /** Assigns keys to an action; an empty text disables it. */
  readonly assign: (action: string, keys: string) => void;
  /** Restores the default keys of all actions. */
  readonly reset: () => void;
}

const KEY = 'naad.shortcuts';

/**
 * Creates the store of custom keys, saved in localStorage and synchronised between tabs. It isn't a slice of the Redux
 * store: rendering doesn't depend on it, so it loads with the shortcut listener.
 *
 * @param browser `window`; without storage, keys last as long as the page
 */
export function createShortcutKeys(browser: ShortcutKeysStorage): ShortcutKeysStore {
  const listeners = new Set<() => void>();
  let keys = readKeys(browser) ?? {};

  const replace = (next: ShortcutKeys) => {
    keys = next;
    for (const listener of listeners) listener();
  };
  const save = (next: ShortcutKeys) => {
    try {
      if (Object.keys(next).length > 0) browser.localStorage.setItem(KEY, formatShortcutKeys(next));
      else browser.localStorage.removeItem(KEY);
    } catch {
      // Storage is full or denied.
    }
    replace(next);
  };
  browser.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) replace(readKeys(browser) ?? keys);
  });

  return {
    get: () => keys,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    assign(action, combo) {
      save({ ...keys, [action]: combo });
    },
    reset() {
      save({});
    },
  };
}

/** Reads the stored keys; null if storage is unavailable. */
function readKeys(browser: ShortcutKeysStorage): ShortcutKeys | null {
  try {
    return parseShortcutKeys(browser.localStorage.getItem(KEY));
  } catch {
    return null;
  }
}
