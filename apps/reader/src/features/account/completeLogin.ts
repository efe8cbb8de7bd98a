import { createAccountClient } from '@naad/api-client';
import { saveLoginToken, type LoginTokenStorage, readLoginToken } from '@naad/settings-state';
import { isUnavailable } from './createAccount.ts';

/** The parts of `window` that are needed. */
export interface LoginWindow extends Pick<LoginTokenStorage, 'localStorage'> {
  readonly location: Pick<Location, 'search' | 'pathname' | 'replace'>;
  readonly history: Pick<History, 'replaceState'>;
}

/**
 * Completes a login or logout that returns by address (`?token=`, `?logout=success`): removes the token from the address before
 * any request, exchanges it for one to save, and goes to Home.
 *
 * @param connect creates the API client; over HTTP by default
 */
export async function completeLogin(
  accountPrefix: string,
  { location, history, localStorage }: LoginWindow,
  connect = createAccountClient,
): Promise<void> {
  const params = new URLSearchParams(location.search);
  const token = params.get('token');
  const isLogout = params.get('logout') === 'success';
  if (!token && !isLogout) return;
  history.replaceState(null, '', location.pathname);
  const client = connect({ base: accountPrefix, token: () => readLoginToken({ localStorage }) });
  if (isLogout) {
    if (readLoginToken({ localStorage }) !== null) await client.logOut().catch(() => undefined);
    saveLoginToken({ localStorage }, null);
    location.replace('/');
    return;
  }
  try {
    saveLoginToken({ localStorage }, await client.claimToken(token ?? ''));
    location.replace('/');
  } catch (error) {
    const problem = isUnavailable(error) ? 'accountsUnavailable' : 'loginExpired';
    location.replace(`/login?problem=${problem}`);
  }
}
