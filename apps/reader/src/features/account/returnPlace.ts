/** Key in sessionStorage. */
export const RETURN_KEY = 'naad.return';

/** Remembers the full address and the scroll position of the page where a login begins. */
export function saveReturnPlace({ location, scrollY, sessionStorage }: Window): void {
  try {
    sessionStorage.setItem(RETURN_KEY, JSON.stringify({ href: location.href, y: Math.round(scrollY) }));
  } catch {
    // Storage is full or denied: the login returns to the top of the page.
  }
}
