import { readLoginToken } from '@naad/settings-state';
import { AccountMenu } from './AccountMenu/AccountMenu.tsx';
import { ownItems } from './AccountMenu/ownItems.ts';
import { arrive } from './arrive.ts';
import { FavouriteButton } from './FavouriteButton/FavouriteButton.tsx';
import { offerOwnParts } from './ownParts.ts';

/** Ends what came back by the address; without such, what is for who is logged in is there from now on. */
export async function beginOwn(apiPrefix: string): Promise<void> {
  await arrive(apiPrefix, window);
  if (readLoginToken(window) !== null) offerOwnParts({ AccountMenu, FavouriteButton, ownItems });
}
