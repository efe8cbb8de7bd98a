import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of the row that the address names after its `#`; empty where it names none. A server is not told of it. */
export function useNamedRow(): string {
  const { hash } = useLocation();
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isInBrowser ? idOf(hash) : '';
}

const subscribeToNothing = () => () => undefined;

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Not an address that we wrote.
    return '';
  }
}
