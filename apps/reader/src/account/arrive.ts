import { createAccountClient } from '@naad/api-client';
import { keepLoginToken, type LoginTokenKeeper, readLoginToken } from '@naad/settings-state';

/** As much of `window` as is needed. */
export interface ArrivalWindow extends Pick<LoginTokenKeeper, 'localStorage'> {
  readonly location: Pick<Location, 'search' | 'pathname' | 'replace'>;
  readonly history: Pick<History, 'replaceState'>;
}

/**
 * Ends a login or a logout that came back by an address (`?token=`, `?logout=success`): the token leaves the address before
 * anything else is asked for, is exchanged for one to keep, and the visitor is at Home.
 *
 * @param connect the API over HTTP unless told
 */
export async function arrive(
  apiPrefix: string,
  { location, history, localStorage }: ArrivalWindow,
  connect = createAccountClient,
): Promise<void> {
  const params = new URLSearchParams(location.search);
  const token = params.get('token');
  const isLogout = params.get('logout') === 'success';
  if (!token && !isLogout) return;
  history.replaceState(null, '', location.pathname);
  const client = connect({ base: apiPrefix, token: () => readLoginToken({ localStorage }) });
  if (isLogout) {
    if (readLoginToken({ localStorage }) !== null) await client.logOut().catch(() => undefined);
    keepLoginToken({ localStorage }, null);
    location.replace('/');
    return;
  }
  try {
    keepLoginToken({ localStorage }, await client.claimToken(token ?? ''));
    location.replace('/');
  } catch {
    location.replace('/login?problem=loginExpired');
  }
}
