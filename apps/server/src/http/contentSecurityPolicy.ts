/** For what is not a page: nothing may be loaded from it, nor may it be framed. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface PolicyOptions {
  /** The site's own address, for a page that opens a socket to it: not every browser takes `'self'` for sockets too. */
  readonly socketOrigin?: string;
  /** As those of styles, of the scripts that stand in the page. */
  readonly scriptHashes?: readonly string[];
}

/**
 * The policy of a page: its own scripts, styles, fonts and pictures, and no other host. Nothing inline but the styles
 * and scripts whose hashes are given.
 *
 * @param styleHashes CSP source expressions, `'sha256-…'`
 */
export function contentSecurityPolicy(
  styleHashes: readonly string[],
  { socketOrigin, scriptHashes = [] }: PolicyOptions = {},
): string {
  const sockets = socketOrigin === undefined ? [] : [socketOrigin.replace(/^http/, 'ws')];
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes.filter(isHash)].join(' '),
    ['style-src', "'self'", ...styleHashes.filter(isHash)].join(' '),
    "font-src 'self' data:",
    "img-src 'self' data:",
    "media-src 'self'",
    ['connect-src', "'self'", ...sockets].join(' '),
    "worker-src 'self'",
    // Frames of ours, as those that are made to be put into other pages.
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * The policy of what is made to be framed by anybody. It does not say who may: what names all of them
 * (`frame-ancestors *`) would leave out pages that are files.
 *
 * @param styleHashes CSP source expressions, `'sha256-…'`, as are those of its scripts
 */
export function framePolicy(styleHashes: readonly string[], scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ['script-src', ...scriptHashes.filter(isHash)].join(' '),
    ['style-src', ...styleHashes.filter(isHash)].join(' '),
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Anything else in this place, a semicolon above all, could widen the policy. */
function isHash(expression: string): boolean {
  return /^'sha(256|384|512)-[A-Za-z\d+/]+={0,2}'$/.test(expression);
}
