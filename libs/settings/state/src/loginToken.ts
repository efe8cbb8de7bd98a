/** The part of `window` that stores the login token and notifies of changes in other tabs. */
export type LoginTokenStorage = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;

const KEY = 'naad.login';

/** Reads the login token; null without a login or without storage. */
export function readLoginToken({ localStorage }: Pick<LoginTokenStorage, 'localStorage'>): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Saves or, with null, deletes the login token. */
export function saveLoginToken(
  { localStorage }: Pick<LoginTokenStorage, 'localStorage'>,
  token: string | null,
): void {
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Storage is denied: the login lasts as long as the page.
  }
}

/** Calls the listener on login and logout in other tabs. Returns an unsubscribe function. */
export function watchLoginToken(browser: LoginTokenStorage, listener: () => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  browser.addEventListener('storage', handle);
  return () => {
    browser.removeEventListener('storage', handle);
  };
}
