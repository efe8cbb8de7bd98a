import { useSyncExternalStore } from 'react';

/** Browser support for fullscreen, and its state. */
export function useFullscreen(): { readonly isSupported: boolean; readonly isOn: boolean } {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  // Browsers of phones may lack the API.
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
