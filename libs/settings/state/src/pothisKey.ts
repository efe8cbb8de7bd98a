/** Key of the stored lists in localStorage. In a file of its own, so that pages can look for lists without loading them. */
export const POTHIS_KEY = 'naad.pothis';
