import type { AccountStore } from './accountStore.ts';
import { createAccountStore } from './createAccountStore.ts';
import { type AccountPlace, openAccountDatabase } from './openAccountDatabase.ts';

/**
 * Accounts where they are kept.
 *
 * @throws Error when it cannot be opened, or was made by a later version
 */
export async function openAccountStore(place: AccountPlace): Promise<AccountStore> {
  return createAccountStore(await openAccountDatabase(place));
}
