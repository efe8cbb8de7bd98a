/** Says which reading face this browser has in its cache, so that the next document need not carry it. */
export const FONT_COOKIE = 'naad-font';

/** What the cookie holds for the face at an address: the name of the file, which has the hash of its content. */
export function fontMark(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1);
}
