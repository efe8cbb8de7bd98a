import type { ReadableStore } from './types.ts';

export interface Store<State> extends ReadableStore<State> {
  /** Takes changes; whoever listens is told only where something is another value. */
  readonly change: (changes: Partial<State>) => void;
}

/** A state whose parts are replaced, for `useSyncExternalStore` and whoever else listens. */
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
