import { useSyncExternalStore } from 'react';

/** The place for the page's tools while they are away from the text; null while they are above it. */
let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** A ref of the element that the tools move into where their row above the text is hidden, as on phones. */
export function provideToolsSlot(element: HTMLElement | null): () => void {
  const row = document.querySelector('main [data-tools]');
  setSlot(row?.getClientRects().length === 0 ? element : null);
  return () => {
    setSlot(null);
  };
}

function setSlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToolsSlot = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => slot,
    () => null,
  );
