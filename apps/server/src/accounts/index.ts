export { type Accounts, type Caller, createAccounts } from './createAccounts.ts';
export type {
  AccountStore,
  AccountUser,
  ExternalUser,
  StoredFavourite,
  StoredPasskey,
} from './accountStore.ts';
export { openAccountStore } from './openAccountStore.ts';
export { createSecret, secretHash } from './secrets.ts';
