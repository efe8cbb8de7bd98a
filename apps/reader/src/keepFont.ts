import { FONT_COOKIE, fontMark } from './fontCookie.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Brings the reading face into the browser's cache and says so in a cookie: later documents then name the file instead
 * of carrying it. The face that stands in this document is left as it is.
 */
export function keepFont(href: string): void {
  const mark = `${FONT_COOKIE}=${fontMark(href)}`;
  if (document.cookie.split('; ').includes(mark)) return;
  new FontFace('Naad Gurmukhi cached', `url(${href})`).load().then(
    () => {
      document.cookie = `${mark}; path=/; max-age=${String(YEAR_SECONDS)}; samesite=lax`;
    },
    () => undefined,
  );
}
