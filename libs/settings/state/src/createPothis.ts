import {
  normalisePothiName,
  toStoredPothis,
  mergePothis,
  type MultiViewItem,
  newPothi,
  nextStamp,
  parsePothis,
  type Pothi,
  type Pothis,
  withItems,
  withPothi,
} from '@naad/settings-schema';
import { POTHIS_KEY } from './hasPothis.ts';
import { randomId } from './randomId.ts';

/** The part of `window` that stores lists and notifies of changes in other tabs. */
export type PothisStorage = Pick<Window, 'localStorage' | 'addEventListener'>;

/** A visitor's lists as an external store for `useSyncExternalStore`. */
export interface PothisStore {
  readonly get: () => Pothis;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets the items of a list; creates a nameless list if there is none with this id. */
  readonly setItems: (id: string, items: readonly MultiViewItem[]) => void;
  /** Creates a list and returns its id. */
  readonly create: (name: string) => string;
  readonly rename: (id: string, name: string) => void;
  readonly remove: (id: string) => void;
  /** Restores a removed list with its items. */
  readonly restore: (id: string) => void;
  /** Merges the lists of an account or another device. */
  readonly merge: (others: Pothis) => void;
}

/**
 * Creates the store of named lists, saved in localStorage and synchronised between tabs. It isn't a slice of the Redux
 * store, so that only pages that show lists load it.
 *
 * @param browser `window`; without storage, lists last as long as the page
 * @param now milliseconds since 1970
 */
export function createPothis(
  browser: PothisStorage,
  now: () => number = Date.now,
  makeId: () => string = randomId,
): PothisStore {
  const listeners = new Set<() => void>();
  let pothis = readPothis(browser) ?? [];

  const replace = (next: Pothis) => {
    if (next === pothis) return;
    pothis = next;
    for (const listener of listeners) listener();
  };
  /** Includes changes of other tabs, which a suspended tab has missed. */
  const latest = () => mergePothis(pothis, readPothis(browser) ?? []);
  const save = (next: Pothis) => {
    try {
      browser.localStorage.setItem(POTHIS_KEY, JSON.stringify(toStoredPothis(next)));
    } catch {
      // Storage is full or denied.
    }
    replace(next);
  };
  const change = (id: string, update: (pothi: Pothi, stamp: number) => Pothi) => {
    const current = latest();
    const stamp = nextStamp(current, now());
    const pothi = current.find((each) => each.id === id) ?? newPothi(id, '', 0);
    const changed = update(pothi, stamp);
    if (changed !== pothi) save(withPothi(current, changed));
  };
  browser.addEventListener('storage', ({ key }) => {
    if (key === POTHIS_KEY || key === null) replace(readPothis(browser) ?? pothis);
  });

  return {
    get: () => pothis,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setItems(id, items) {
      change(id, (pothi, stamp) => withItems(pothi, items, stamp));
    },
    create(name) {
      const id = makeId();
      change(id, (_, stamp) => newPothi(id, name, stamp));
      return id;
    },
    rename(id, name) {
      change(id, (pothi, stamp) => ({ ...pothi, name: normalisePothiName(name), named: stamp }));
    },
    remove(id) {
      change(id, (pothi, stamp) => ({ ...pothi, removed: stamp }));
    },
    restore(id) {
      change(id, (pothi, stamp) => ({ ...pothi, named: stamp }));
    },
    merge(others) {
      const merged = mergePothis(latest(), others);
      // Account sync listens to every change, and would otherwise answer its own merge.
      if (JSON.stringify(merged) !== JSON.stringify(pothis)) save(merged);
    },
  };
}

/** Reads the stored lists; null if storage is unavailable. */
function readPothis(browser: PothisStorage): Pothis | null {
  try {
    const stored = browser.localStorage.getItem(POTHIS_KEY);
    return stored === null ? [] : parsePothis(JSON.parse(stored));
  } catch {
    return null;
  }
}
