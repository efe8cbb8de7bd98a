/** What keeps the token of a login, and tells that another tab has changed it: the browser's `window`. */
export type LoginTokenKeeper = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;

const KEY = 'naad.login';

/** The token of this browser's login; null without one, or where the browser keeps nothing. */
export function readLoginToken({ localStorage }: Pick<LoginTokenKeeper, 'localStorage'>): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the token of a login, or with null forgets it. */
export function keepLoginToken(
  { localStorage }: Pick<LoginTokenKeeper, 'localStorage'>,
  token: string | null,
): void {
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // A browser that keeps nothing: the login lasts as long as the page.
  }
}

/** Hears of a login and a logout in another tab, until what it gives is called. */
export function watchLoginToken(keeper: LoginTokenKeeper, listener: () => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  keeper.addEventListener('storage', handle);
  return () => {
    keeper.removeEventListener('storage', handle);
  };
}
