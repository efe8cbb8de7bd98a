import type { ReadableStore } from './types.ts';

export interface Store<State> extends ReadableStore<State> {
  /** Applies changes; listeners are called only if a value differs. */
  readonly change: (changes: Partial<State>) => void;
}

/** Creates a store of replaceable fields, for `useSyncExternalStore` and other listeners. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(changes) {
      const isSame = (Object.keys(changes) as (keyof State)[]).every((key) =>
        Object.is(state[key], changes[key]),
      );
      if (isSame) return;
      state = { ...state, ...changes };
      for (const listener of [...listeners]) listener();
    },
  };
}
