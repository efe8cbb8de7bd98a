import { useState } from 'react';
import { type SearchChoice, searchHref } from '../../searchChoice.ts';

export interface Openness {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Opens again what was closed; without an answer there is nothing to open. */
  readonly open: () => void;
}

/**
 * Whether the list is open. It opens with an answer; closed for a text it stays closed until another is answered.
 *
 * @param wanted what is typed; null for what is not asked
 * @param answered what the answer is to
 * @param here address of this page: going elsewhere closes the list
 */
export function useOpenness(
  wanted: SearchChoice | null,
  answered: SearchChoice | null,
  here: string,
): Openness {
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
