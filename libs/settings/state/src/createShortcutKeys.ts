import { formatShortcutKeys, parseShortcutKeys, type ShortcutKeys } from '@naad/settings-schema';

/** Where keys are kept, and what tells that another tab has changed them. */
export type ShortcutKeysKeeper = Pick<Window, 'localStorage' | 'addEventListener'>;

/** The keys a visitor gave to actions, as `useSyncExternalStore` takes them. */
export interface ShortcutKeysStore {
  readonly get: () => ShortcutKeys;
  readonly subscribe: (listener: () => void) => () => void;
  /** The action has these keys from now on; an empty text is none. */
  readonly give: (action: string, keys: string) => void;
  /** Every action has the keys again that it came with. */
  readonly reset: () => void;
}

/** The name they are kept under. */
const KEY = 'naad.shortcuts';

/**
 * Keys of a visitor's own, kept in the browser and in step between tabs. Not a slice of the store: no page is drawn by
 * them, so they come with what listens for keys, and no page carries them.
 *
 * @param keeper `window`; where it keeps nothing, keys last as long as the page
 */
export function createShortcutKeys(keeper: ShortcutKeysKeeper): ShortcutKeysStore {
  const listeners = new Set<() => void>();
  let keys = readKeys(keeper) ?? {};

  const become = (next: ShortcutKeys) => {
    keys = next;
    for (const listener of listeners) listener();
  };
  const keep = (next: ShortcutKeys) => {
    try {
      if (Object.keys(next).length > 0) keeper.localStorage.setItem(KEY, formatShortcutKeys(next));
      else keeper.localStorage.removeItem(KEY);
    } catch {
      // No room or no leave.
    }
    become(next);
  };
  keeper.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) become(readKeys(keeper) ?? keys);
  });

  return {
    get: () => keys,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    give(action, combo) {
      keep({ ...keys, [action]: combo });
    },
    reset() {
      keep({});
    },
  };
}

/** What is kept; null where the browser does not say. */
function readKeys(keeper: ShortcutKeysKeeper): ShortcutKeys | null {
  try {
    return parseShortcutKeys(keeper.localStorage.getItem(KEY));
  } catch {
    return null;
  }
}
