import { useEffect, useState } from 'react';
import type * as Panels from '../panels.ts';

/** The panels that open by a tab. */
export type PanelsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly panels: typeof Panels };

const loadPanels = () => import('../panels.ts');

/** Loads the panels once the desk is shown: it works without them. */
export function usePanels(load: () => Promise<typeof Panels> = loadPanels): PanelsState {
  const [panels, setPanels] = useState<typeof Panels | null>(null);
  const [attempt, setAttempt] = useState({ number: 0, hasFailed: false });
  const { number, hasFailed } = attempt;
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setPanels(loaded);
      },
      () => {
        if (isCurrent) setAttempt({ number, hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, number]);
  if (panels) return { kind: 'ready', panels };
  if (!hasFailed) return { kind: 'loading' };
  return {
    kind: 'failed',
    retry: () => {
      setAttempt({ number: number + 1, hasFailed: false });
    },
  };
}
