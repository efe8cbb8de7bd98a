/**
 * Updates the address bar to the current reading position without navigating, so that reloading or going back leads there.
 *
 * @param href path and query
 */
export function replaceAddress(href: string): void {
  try {
    history.replaceState(history.state, '', href);
  } catch {
    // Some browsers limit the rate of these calls; a later call succeeds.
  }
}
