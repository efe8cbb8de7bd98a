import { useEffect, useRef } from 'react';
import type { PanelName } from '../panels/panelsReducer.ts';
import { usePanelsDispatch } from '../panels/PanelsContext.tsx';

/** Asks for a panel once, as a press on its button does. */
export function OpenPanel({ panel }: { panel: PanelName }) {
  const dispatch = usePanelsDispatch();
  const isAsked = useRef(false);
  useEffect(() => {
    // In development effects run twice, and asking twice closes it.
    if (isAsked.current) return;
    isAsked.current = true;
    dispatch({ type: 'toggled', panel });
  }, [dispatch, panel]);
  return null;
}
