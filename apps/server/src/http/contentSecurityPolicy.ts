/** For what is not a page: nothing may be loaded from it, nor may it be framed. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of a page: its own scripts, styles, fonts and pictures, and no other host. Nothing inline but the styles
 * whose hashes are given.
 *
 * @param styleHashes CSP source expressions, `'sha256-…'`
 */
export function contentSecurityPolicy(styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ['style-src', "'self'", ...styleHashes.filter(isHash)].join(' '),
    "font-src 'self' data:",
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Anything else in this place, a semicolon above all, could widen the policy. */
function isHash(expression: string): boolean {
  return /^'sha(256|384|512)-[A-Za-z\d+/]+={0,2}'$/.test(expression);
}
