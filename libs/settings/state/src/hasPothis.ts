// In a file of its own, so that pages can look for lists without loading them.

/** Key of the stored lists in localStorage. */
export const POTHIS_KEY = 'naad.pothis';

/** True if this browser stores lists; false without storage. */
export function hasPothis({ localStorage }: { readonly localStorage: Pick<Storage, 'getItem'> }): boolean {
  try {
    return localStorage.getItem(POTHIS_KEY) !== null;
  } catch {
    return false;
  }
}
