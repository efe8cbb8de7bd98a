/**
 * Lets the address bar follow what is read without leaving the page: reloading or coming back leads there.
 *
 * @param href path and query
 */
export function replaceAddress(href: string): void {
  try {
    history.replaceState(history.state, '', href);
  } catch {
    // Some browsers allow only so many in half a minute; the next one will do.
  }
}
