import type { AccountMenu } from './AccountMenu/AccountMenu.tsx';
import type { ownItems } from './AccountMenu/ownItems.ts';
import type { FavouriteButton } from './FavouriteButton/FavouriteButton.tsx';

/** What only those see who are logged in, loaded for them alone. */
export interface OwnParts {
  readonly AccountMenu: typeof AccountMenu;
  readonly FavouriteButton: typeof FavouriteButton;
  readonly ownItems: typeof ownItems;
}

const listeners = new Set<() => void>();
let parts: OwnParts | null = null;

/** They are there from now on. */
export function offerOwnParts(loaded: OwnParts): void {
  parts = loaded;
  for (const listener of listeners) listener();
}

export const ownParts = (): OwnParts | null => parts;

export function subscribeOwnParts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
