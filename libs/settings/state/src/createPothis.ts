import {
  cutName,
  keptPothis,
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

/** Where lists are kept, and what tells that another tab has changed them. */
export type PothisKeeper = Pick<Window, 'localStorage' | 'addEventListener'>;

/** The lists of a visitor, as `useSyncExternalStore` takes them. */
export interface PothisStore {
  readonly get: () => Pothis;
  readonly subscribe: (listener: () => void) => () => void;
  /** The list has these items from now on; it is made, without a name, where there is none of this id. */
  readonly fill: (id: string, items: readonly MultiViewItem[]) => void;
  /** Makes a list and gives its id. */
  readonly create: (name: string) => string;
  readonly rename: (id: string, name: string) => void;
  readonly remove: (id: string) => void;
  /** A list that was removed is there again, with what it had. */
  readonly restore: (id: string) => void;
  /** What an account or another device has, beside what is here. */
  readonly merge: (others: Pothis) => void;
}

/** The name they are kept under. */
const KEY = 'naad.pothis';

/**
 * Lists under names, kept in the browser and in step between tabs. Not a slice of the store: they come with what shows
 * them, and no page carries them.
 *
 * @param keeper `window`; where it keeps nothing, lists last as long as the page
 * @param now milliseconds since 1970
 */
export function createPothis(
  keeper: PothisKeeper,
  now: () => number = Date.now,
  makeId: () => string = randomId,
): PothisStore {
  const listeners = new Set<() => void>();
  let pothis = readPothis(keeper) ?? [];

  const become = (next: Pothis) => {
    if (next === pothis) return;
    pothis = next;
    for (const listener of listeners) listener();
  };
  /** What another tab did meanwhile is kept: this one may have slept. */
  const latest = () => mergePothis(pothis, readPothis(keeper) ?? []);
  const keep = (next: Pothis) => {
    try {
      keeper.localStorage.setItem(KEY, JSON.stringify(keptPothis(next)));
    } catch {
      // No room or no leave.
    }
    become(next);
  };
  const change = (id: string, how: (pothi: Pothi, stamp: number) => Pothi) => {
    const known = latest();
    const stamp = nextStamp(known, now());
    const pothi = known.find((each) => each.id === id) ?? newPothi(id, '', 0);
    const changed = how(pothi, stamp);
    if (changed !== pothi) keep(withPothi(known, changed));
  };
  keeper.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) become(readPothis(keeper) ?? pothis);
  });

  return {
    get: () => pothis,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fill(id, items) {
      change(id, (pothi, stamp) => withItems(pothi, items, stamp));
    },
    create(name) {
      const id = makeId();
      change(id, (_, stamp) => newPothi(id, name, stamp));
      return id;
    },
    rename(id, name) {
      change(id, (pothi, stamp) => ({ ...pothi, name: cutName(name), named: stamp }));
    },
    remove(id) {
      change(id, (pothi, stamp) => ({ ...pothi, removed: stamp }));
    },
    restore(id) {
      change(id, (pothi, stamp) => ({ ...pothi, named: stamp }));
    },
    merge(others) {
      const merged = mergePothis(latest(), others);
      // Who keeps an account in step hears of every change, and would answer itself.
      if (JSON.stringify(merged) !== JSON.stringify(pothis)) keep(merged);
    },
  };
}

/** What is kept; null where the browser does not say. */
function readPothis(keeper: PothisKeeper): Pothis | null {
  try {
    const kept = keeper.localStorage.getItem(KEY);
    return kept === null ? [] : parsePothis(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Not `randomUUID`, which a page without TLS does not have. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
