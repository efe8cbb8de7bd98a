import { useSyncExternalStore } from 'react';
import { useSite } from '../SiteContext.tsx';
import { useIsInteractive } from '../useIsInteractive.ts';
import { type Account, type AccountState, siteAccount } from './createAccount.ts';

const never = () => () => undefined;

/** What nobody who draws a page on the server knows. */
const UNKNOWN: AccountState = { status: 'asking', user: null, favourites: null, hasExpired: false };

/** The login of this browser: `asking` until the page has been taken over, as the server drew it. */
export function useAccount(): AccountState & { readonly account: Account | null } {
  const { apiPrefix } = useSite();
  const account = useIsInteractive() ? siteAccount(apiPrefix) : null;
  const state = useSyncExternalStore(
    account?.subscribe ?? never,
    account?.get ?? (() => UNKNOWN),
    () => UNKNOWN,
  );
  return { ...state, account };
}
