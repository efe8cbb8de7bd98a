import { useSyncExternalStore } from 'react';

/** Whether this browser lets a page have the whole screen, and whether ours has it. */
export function useFullscreen(): { readonly isSupported: boolean; readonly isOn: boolean } {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  // A telephone's browser may not know of it at all.
  const isSupported = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  );
  return { isSupported, isOn };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => {
    document.removeEventListener('fullscreenchange', listener);
  };
}
