import { readLoginToken } from '@naad/settings-state';
import { AccountMenu, accountItems } from './AccountMenu/AccountMenu.tsx';
import { completeLogin } from './completeLogin.ts';
import { FavouriteSwitch } from './FavouriteSwitch/FavouriteSwitch.tsx';
import { restorePlace } from './restorePlace.ts';
import { setAccountParts } from './useAccountParts.ts';

/** Completes a pending login or logout; provides the account components to a logged-in visitor. */
export async function startAccount(accountPrefix: string): Promise<void> {
  if (await completeLogin(accountPrefix, window)) return;
  if (readLoginToken(window) === null) return;
  setAccountParts({ AccountMenu, FavouriteSwitch, accountItems });
  restorePlace(window);
}
