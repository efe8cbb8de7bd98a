import { useLingui } from '@lingui/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadWithMessages } from '../language/loadWithMessages.ts';
import { usePanels, usePanelsDispatch } from './PanelsContext.tsx';
import type { PanelName } from './panelsReducer.ts';

type Views = Readonly<Partial<Record<PanelName, ComponentType>>>;

export interface PanelHostProps {
  /** Loaders of the panels, called when a panel first opens. */
  loaders: Readonly<Partial<Record<PanelName, () => Promise<ComponentType>>>>;
  /** Called when a panel can't be loaded. */
  onFailure: (error: unknown) => void;
}

/** Renders the open panel. A press outside of it and of the buttons that open panels closes it, unless it is pinned. */
export function PanelHost({ loaders, onFailure }: PanelHostProps) {
  const { i18n } = useLingui();
  const { open } = usePanels();
  const dispatch = usePanelsDispatch();
  const host = useRef<HTMLDivElement>(null);
  const [views, setViews] = useState<Views>({});
  const View = open === null ? undefined : views[open];
  const missing = open !== null && !View ? open : null;

  useEffect(() => {
    const load = missing === null ? undefined : loaders[missing];
    if (missing === null || !load) return undefined;
    let isWanted = true;
    loadWithMessages(load, i18n).then(
      (view) => {
        if (isWanted) setViews((known) => ({ ...known, [missing]: view }));
      },
      (error: unknown) => {
        if (!isWanted) return;
        dispatch({ type: 'closed' });
        onFailure(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [missing, loaders, i18n, dispatch, onFailure]);

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

  return <div ref={host}>{View && <View />}</div>;
}
