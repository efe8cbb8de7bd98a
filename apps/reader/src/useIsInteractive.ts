import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML of the server and until the script runs: what needs it must not bind those without. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
