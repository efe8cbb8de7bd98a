export { backUpAccounts } from './backUpAccounts.ts';
export { type Accounts, type Caller, createAccounts } from './createAccounts.ts';
export type {
  AccountStore,
  AccountUser,
  ExternalUser,
  ListedReport,
  ReportFilter,
  StoredFavourite,
  StoredPasskey,
  StoredReport,
} from './accountStore.ts';
export { emailKey, isEmailAddress } from './emailAddress.ts';
export { superviseAccountStore, type SupervisedAccounts } from './superviseAccountStore.ts';
export { openAccountStore } from './openAccountStore.ts';
export { createSecret, secretHash } from './createAccounts.ts';
