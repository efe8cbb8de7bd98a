import { useSyncExternalStore } from 'react';
import type { SavedLine } from '../SaveButton/useSave.ts';

interface Choice {
  readonly line: SavedLine;
  /** Gets the focus back when the choice closes. */
  readonly opener: Element | null;
}

const listeners = new Set<() => void>();
let choice: Choice | null = null;

/** Sets the line for which the visitor chooses lists. */
export function chooseListFor(line: SavedLine, opener: Element | null): void {
  choice = { line, opener };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The line for which the visitor chooses lists; null until there is one. */
export const useListChoice = (): Choice | null =>
  useSyncExternalStore(
    subscribe,
    () => choice,
    () => null,
  );
