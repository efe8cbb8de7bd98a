import { type ComponentType, useState } from 'react';
import { type Loaded, type LoadPart, usePart } from '../../../shared/usePart.ts';

/** A part of the form opened by a button. */
export interface OnDemand<Props> {
  /** Number of presses of its button since it was closed; 0 while closed. */
  readonly presses: number;
  /** True if it couldn't be loaded. */
  readonly hasFailed: boolean;
  /** Null while closed or loading. */
  readonly view: Loaded<ComponentType<Props>> | null;
  readonly press: () => void;
  readonly close: () => void;
}

/** State of a part of the form that is loaded when first opened. */
export function useOnDemand<Props>(load: LoadPart<ComponentType<Props>> | undefined): OnDemand<Props> {
  const [presses, setPresses] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const view = usePart(load, {
    isWanted: presses > 0,
    onFailure() {
      setPresses(0);
      setHasFailed(true);
    },
  });
  return {
    presses,
    hasFailed,
    view,
    press() {
      setHasFailed(false);
      // While it is loading, no component could handle another press.
      if (view || presses === 0) setPresses(presses + 1);
    },
    close() {
      setPresses(0);
    },
  };
}
