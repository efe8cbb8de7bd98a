import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { loadPanelMessages } from '../language/loadPanelMessages.ts';
import type * as Panels from '../panels.ts';

/** The panels that open by a tab. */
export type PanelsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly panels: typeof Panels };

async function loadPanels(i18n: I18n): Promise<typeof Panels> {
  const [panels] = await Promise.all([import('../panels.ts'), loadPanelMessages(i18n)]);
  return panels;
}

/** Loads the panels once the desk is shown: it works without them. */
export function usePanels(): PanelsState {
  const { i18n } = useLingui();
  const [panels, setPanels] = useState<typeof Panels | null>(null);
  const [attempt, setAttempt] = useState({ number: 0, hasFailed: false });
  const { number, hasFailed } = attempt;
  useEffect(() => {
    let isCurrent = true;
    loadPanels(i18n).then(
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
  }, [i18n, number]);
  if (panels) return { kind: 'ready', panels };
  if (!hasFailed) return { kind: 'loading' };
  return {
    kind: 'failed',
    retry: () => {
      setAttempt({ number: number + 1, hasFailed: false });
    },
  };
}
