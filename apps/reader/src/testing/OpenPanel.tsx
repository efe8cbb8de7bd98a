import { useEffect, useRef } from 'react';
import type { PanelName } from '../shared/panels/panelsReducer.ts';
import { usePanelsDispatch } from '../shared/panels/PanelsContext.tsx';

/** Opens a panel once, like a press on its button. */
export function OpenPanel({ panel }: { panel: PanelName }) {
  const dispatch = usePanelsDispatch();
  const hasOpened = useRef(false);
  useEffect(() => {
    // Effects run twice in development, and a second toggle would close it.
    if (hasOpened.current) return;
    hasOpened.current = true;
    dispatch({ type: 'toggled', panel });
  }, [dispatch, panel]);
  return null;
}
