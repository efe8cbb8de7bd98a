import { type ComponentType, useEffect, useRef } from 'react';
import { type LoadPart, usePart } from '../usePart.ts';
import { usePanels, usePanelsDispatch } from './PanelsContext.tsx';
import type { PanelName } from './panelsReducer.ts';

export interface PanelHostProps {
  /** Loaders of the panels, called when a panel first opens. */
  loaders: Readonly<Partial<Record<PanelName, LoadPart<ComponentType>>>>;
  /** Called when a panel can't be loaded. */
  onFailure: (error: unknown) => void;
}

/** Renders the open panel. A press outside of it and of the buttons that open panels closes it, unless it is pinned. */
export function PanelHost({ loaders, onFailure }: PanelHostProps) {
  const { open } = usePanels();
  const dispatch = usePanelsDispatch();
  const host = useRef<HTMLDivElement>(null);
  const panel = usePart(open === null ? undefined : loaders[open], {
    onFailure(error) {
      dispatch({ type: 'closed' });
      onFailure(error);
    },
  });

  useEffect(() => {
    if (open === null) return undefined;
    const handlePress = (event: PointerEvent) => {
      const pressed = event.target instanceof Element ? event.target : null;
      if (host.current?.contains(pressed) || pressed?.closest('[data-panels]')) return;
      dispatch({ type: 'pressedBeside' });
    };
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [open, dispatch]);

  return <div ref={host}>{panel && <panel.Part />}</div>;
}
