import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the page is hydrated; false in the server's HTML, which must also work without scripts. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
