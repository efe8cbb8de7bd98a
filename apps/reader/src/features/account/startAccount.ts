import { readLoginToken } from '@naad/settings-state';
import { AccountMenu, accountItems } from './AccountMenu/AccountMenu.tsx';
import { completeLogin } from './completeLogin.ts';
import { FavouriteButton } from './FavouriteButton/FavouriteButton.tsx';
import { setAccountParts } from './useAccountParts.ts';

/** Completes a pending login or logout; provides the account components to a logged-in visitor. */
export async function startAccount(accountPrefix: string): Promise<void> {
  await completeLogin(accountPrefix, window);
  if (readLoginToken(window) !== null) setAccountParts({ AccountMenu, FavouriteButton, accountItems });
}
