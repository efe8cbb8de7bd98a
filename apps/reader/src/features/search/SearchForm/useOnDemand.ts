import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, useState } from 'react';

/** Loads a part of the form with its messages when it is first needed. */
export type LoadPart<Props> = (i18n: I18n) => Promise<ComponentType<Props>>;

/** A part of the form opened by a button. */
export interface OnDemand<Props> {
  /** Number of presses of its button since it was closed; 0 while closed. */
  readonly presses: number;
  /** True if it couldn't be loaded. */
  readonly hasFailed: boolean;
  /** Null while closed or loading. */
  readonly view: { readonly View: ComponentType<Props> } | null;
  readonly press: () => void;
  readonly close: () => void;
}

/** State of a part of the form that is loaded when first opened. */
export function useOnDemand<Props>(load: LoadPart<Props> | undefined): OnDemand<Props> {
  const { i18n } = useLingui();
  const [presses, setPresses] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  // In an object, since React would call a bare component as a state updater.
  const [loaded, setLoaded] = useState<{ View: ComponentType<Props> } | null>(null);
  return {
    presses,
    hasFailed,
    view: presses > 0 ? loaded : null,
    press() {
      setHasFailed(false);
      // While it is loading, no component could handle another press.
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
