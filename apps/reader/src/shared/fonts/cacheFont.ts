/** Cookie that names the reading font in the browser's cache, so that the next document needn't inline it. */
export const FONT_COOKIE = 'naad-font';

/** The cookie's value for a font: its file name, which has a content hash. */
export function fontFileName(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1);
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Loads the reading font into the browser's cache and sets a cookie, so that later documents link the file instead of inlining
 * it. The font inlined in this document stays in use.
 */
export function cacheFont(href: string): void {
  const cookie = `${FONT_COOKIE}=${fontFileName(href)}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  new FontFace('Naad Gurmukhi cached', `url(${href})`).load().then(
    () => {
      document.cookie = `${cookie}; path=/; max-age=${String(YEAR_SECONDS)}; samesite=lax`;
    },
    () => undefined,
  );
}
