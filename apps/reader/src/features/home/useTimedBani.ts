import { useSyncExternalStore } from 'react';
import { type TimedBani, timedBaniAt } from './timedBani.ts';

const clock = () => new Date();

/**
 * Bani of the hour on the visitor's clock. Null on the server, which doesn't know that clock, and until hydration;
 * updated when the visitor returns to the page.
 *
 * @param now clock, replaceable in tests
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
