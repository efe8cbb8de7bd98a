import { type RefObject, useEffect, useState } from 'react';
import { type SearchChoice, searchHref } from '../../searchChoice.ts';

export interface OpenState {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Reopens a closed list, if there is an answer. */
  readonly open: () => void;
}

/**
 * Tells if the list is open. It opens with an answer; closed for one text, it stays closed until another is answered.
 *
 * @param wanted search being typed; null if it can't be suggested for
 * @param answered search of the current answer
 * @param here address of this page: navigation closes the list
 */
export function useOpenState(
  wanted: SearchChoice | null,
  answered: SearchChoice | null,
  here: string,
): OpenState {
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [knownHere, setKnownHere] = useState(here);
  const text = wanted && searchHref(wanted);
  if (here !== knownHere) {
    setKnownHere(here);
    setClosedFor(text);
  } else if (closedFor !== null && text !== closedFor && closedFor !== (answered && searchHref(answered))) {
    setClosedFor(null);
  }
  return {
    isOpen: wanted !== null && answered !== null && closedFor === null,
    close() {
      setClosedFor(text);
    },
    open() {
      setClosedFor(null);
    },
  };
}

/**
 * Calls back on a press or focus outside. The field and its buttons count as inside, as does a dialog, which may have
 * been opened from the list.
 *
 * @param element the list; everything in its parent counts as inside
 */
export function useOutsidePress(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onLeave: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handle = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (!element.current?.parentElement?.contains(target)) onLeave();
    };
    document.addEventListener('pointerdown', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerdown', handle);
      document.removeEventListener('focusin', handle);
    };
  });
}
