import { useLingui } from '@lingui/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadWithTexts } from '../language/loadWithTexts.ts';
import { usePanels, usePanelsDispatch } from './PanelsContext.tsx';
import type { PanelName } from './panelsReducer.ts';

type Views = Readonly<Partial<Record<PanelName, ComponentType>>>;

export interface PanelHostProps {
  /** The panels, each loaded when it is first opened. */
  loaders: Readonly<Partial<Record<PanelName, () => Promise<ComponentType>>>>;
  /** A panel's file did not come. */
  onFailure: (error: unknown) => void;
}

/** Where the open panel is. A press beside it and beside what opens panels closes it, unless it is pinned. */
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
    loadWithTexts(load, i18n).then(
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
