import { useSyncExternalStore } from 'react';
import type { AccountMenu, accountItems } from './AccountMenu/AccountMenu.tsx';
import type { FavouriteSwitch } from './FavouriteSwitch/FavouriteSwitch.tsx';

/** Components and menu items for logged-in visitors, a lazy chunk. */
export interface AccountParts {
  readonly AccountMenu: typeof AccountMenu;
  readonly FavouriteSwitch: typeof FavouriteSwitch;
  readonly accountItems: typeof accountItems;
}

const listeners = new Set<() => void>();
let parts: AccountParts | null = null;

/** Provides the parts once their chunk is loaded. */
export function setAccountParts(loaded: AccountParts): void {
  parts = loaded;
  for (const listener of listeners) listener();
}

const getParts = (): AccountParts | null => parts;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The parts for logged-in visitors; null until they are loaded, and for all other visitors. */
export const useAccountParts = (): AccountParts | null =>
  useSyncExternalStore(subscribe, getParts, () => null);
