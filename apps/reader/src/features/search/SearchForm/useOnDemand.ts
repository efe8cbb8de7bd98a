import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, useState } from 'react';

/** Brings a part of the form, with its texts, when it is first wanted. */
export type LoadPart<Props> = (i18n: I18n) => Promise<ComponentType<Props>>;

/** A part of the form that a button opens. */
export interface OnDemand<Props> {
  /** How often its button was pressed since it was closed; 0 while it is. */
  readonly presses: number;
  /** It was wanted and did not come. */
  readonly hasFailed: boolean;
  /** Null while it is closed or on its way. */
  readonly view: { readonly View: ComponentType<Props> } | null;
  readonly press: () => void;
  readonly close: () => void;
}

/** Whether a part of the form is open, and the part once it is there. */
export function useOnDemand<Props>(load: LoadPart<Props> | undefined): OnDemand<Props> {
  const { i18n } = useLingui();
  const [presses, setPresses] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  // In an object: React would call a bare component to learn the next state.
  const [loaded, setLoaded] = useState<{ View: ComponentType<Props> } | null>(null);
  return {
    presses,
    hasFailed,
    view: presses > 0 ? loaded : null,
    press() {
      setHasFailed(false);
      // While it is on its way there is nothing yet that hears a press.
      if (loaded || presses === 0) setPresses(presses + 1);
      if (loaded || presses > 0) return;
      load?.(i18n).then(
        (View) => {
          setLoaded({ View });
        },
        () => {
          setPresses(0);
          setHasFailed(true);
        },
      );
    },
    close() {
      setPresses(0);
    },
  };
}
