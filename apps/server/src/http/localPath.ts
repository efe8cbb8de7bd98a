const BASE = 'http://site.invalid';

/** A path of this site to return to; anything a browser could resolve to another site becomes `/`. */
export function localPath(back: string | undefined): string {
  if (back === undefined || !back.startsWith('/') || !URL.canParse(back, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(back, BASE);
  // `//host` within the path would again be another site.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
