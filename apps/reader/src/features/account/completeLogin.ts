import { createAccountClient } from '@naad/api-client';
import { saveLoginToken, type LoginTokenStorage, readLoginToken } from '@naad/settings-state';
import { isUnavailable } from './createAccount.ts';
import { removeVisitedPages } from '../../shared/offline/keptPages.ts';
import { readReturnPlace } from './restorePlace.ts';

/** The parts of `window` that are needed. */
export interface LoginWindow extends Pick<LoginTokenStorage, 'localStorage'> {
  readonly location: Pick<Location, 'href' | 'replace' | 'reload'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly sessionStorage: Storage;
}

/**
 * Completes a login or logout that returns by address (`?token=`, `?logout=success`): removes the token from the address before
 * any request, and exchanges it for one to save. A login reloads the page where it began, a logout removes the
 * pages that were visited from this device and goes to Home.
 *
 * @param connect creates the API client; over HTTP by default
 * @returns true if there was one, and another page loads
 */
export async function completeLogin(
  accountPrefix: string,
  { location, history, localStorage, sessionStorage }: LoginWindow,
  connect = createAccountClient,
): Promise<boolean> {
  const here = new URL(location.href);
  const token = here.searchParams.get('token');
  const isLogout = here.searchParams.get('logout') === 'success';
  if (!token && !isLogout) return false;
  here.searchParams.delete('token');
  here.searchParams.delete('logout');
  history.replaceState(null, '', here.href);
  const client = connect({ base: accountPrefix, token: () => readLoginToken({ localStorage }) });
  if (isLogout) {
    if (readLoginToken({ localStorage }) !== null) await client.logOut().catch(() => undefined);
    saveLoginToken({ localStorage }, null);
    // What was read while logged in may be nobody else's business. There is none where the storage is blocked.
    await removeVisitedPages().catch(() => undefined);
    location.replace('/');
    return true;
  }
  try {
    saveLoginToken({ localStorage }, await client.claimToken(token ?? ''));
    history.replaceState(null, '', withFragment(here, readReturnPlace({ sessionStorage })?.href));
    // The router still has the address with the token.
    location.reload();
  } catch (error) {
    const problem = isUnavailable(error) ? 'accountsUnavailable' : 'loginExpired';
    location.replace(`/login?problem=${problem}`);
  }
  return true;
}

/** The address that a login returned to, with the fragment of the same page where it began. */
function withFragment(here: URL, began: string | undefined): string {
  if (began === undefined || !URL.canParse(began)) return here.href;
  const start = new URL(began);
  const isSame = start.origin + start.pathname + start.search === here.origin + here.pathname + here.search;
  return isSame ? start.href : here.href;
}
