import { useEffect, useState, useSyncExternalStore } from 'react';
import { createProjector, type Outputs, type ScreenDetails } from './createProjector.ts';

/** The projector of this browser: what is known of its screens, and how a window is opened there. */
export function useProjector(): { outputs: Outputs; open: () => Promise<boolean> } {
  const [projector] = useState(() => createProjector(partsOfBrowser()));
  useEffect(() => projector.close, [projector]);
  const outputs = useSyncExternalStore(projector.subscribe, projector.getState);
  return { outputs, open: projector.open };
}

function partsOfBrowser() {
  const ask = (window as { getScreenDetails?: () => Promise<ScreenDetails> }).getScreenDetails;
  return {
    openWindow: (features: string) => window.open('/display/screen', '_blank', features),
    isExtended: () => (window.screen as { isExtended?: boolean }).isExtended === true,
    askScreens: ask ? () => ask.call(window) : null,
  };
}
