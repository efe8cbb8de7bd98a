import { useSyncExternalStore } from 'react';
import { type OwnParts, ownParts, subscribeOwnParts } from './ownParts.ts';

/** What only those see who are logged in; null before it is loaded, and for all others. */
export const useOwnParts = (): OwnParts | null =>
  useSyncExternalStore(subscribeOwnParts, ownParts, () => null);
