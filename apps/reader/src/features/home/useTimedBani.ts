import { useSyncExternalStore } from 'react';
import { type TimedBani, timedBaniAt } from './timedBani.ts';

const clock = () => new Date();

/**
 * The bani of the time on the visitor's clock, which no server knows: null in its HTML and until the script runs. It is
 * looked at again when the visitor comes back to the page.
 *
 * @param now the clock; one that stands still shows how a time looks
 */
export function useTimedBani(now: () => Date = clock): TimedBani | null {
  return useSyncExternalStore(
    onReturn,
    () => timedBaniAt(now()),
    () => null,
  );
}

function onReturn(handleChange: () => void): () => void {
  document.addEventListener('visibilitychange', handleChange);
  return () => {
    document.removeEventListener('visibilitychange', handleChange);
  };
}
