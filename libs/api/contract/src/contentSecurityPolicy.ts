/** Policy of everything that isn't a page: no loading and no framing. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response, for responses that bypass Fastify's hooks. */
export const BASE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CLOSED_POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

interface PolicyOptions {
  /**
   * The site's origin, for a page that opens a WebSocket to it: not every browser applies `'self'` to
   * WebSockets.
   */
  readonly socketOrigin?: string;
  /** Origin of the API, if it isn't the site's own: the page may load its data, sockets, images and recordings. */
  readonly apiOrigin?: string | null;
  /** CSP source expressions of the page's inline scripts. */
  readonly scriptHashes?: readonly string[];
}

/**
 * Policy of a page: scripts, styles, fonts and images from this site, and inline styles and scripts only by
 * hash.
 * @param styleHashes CSP source expressions, `'sha256-…'`
 */
export function contentSecurityPolicy(
  styleHashes: readonly string[],
  { socketOrigin, apiOrigin = null, scriptHashes = [] }: PolicyOptions = {},
): string {
  const api = apiOrigin === null ? [] : [apiOrigin];
  const sockets = [...(socketOrigin === undefined ? [] : [socketOrigin]), ...api].map((each) =>
    each.replace(/^http/, 'ws'),
  );
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes.filter(isHash)].join(' '),
    ['style-src', "'self'", ...styleHashes.filter(isHash)].join(' '),
    "font-src 'self' data:",
    ["img-src 'self' data:", ...api].join(' '),
    ["media-src 'self'", ...api].join(' '),
    ["connect-src 'self'", ...api, ...sockets].join(' '),
    "worker-src 'self'",
    // Our own frames, such as previews of embeds.
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Policy of embeds, which any site may frame. It has no `frame-ancestors`, because even `*` excludes pages
 * opened from files.
 * @param styleHashes CSP source expressions, `'sha256-…'`, as are `scriptHashes`
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

/** Policy of the service worker: it may load the site's files and data, and nothing else. */
export const workerPolicy = (apiOrigin: string | null): string =>
  ["default-src 'none'", ["connect-src 'self'", ...(apiOrigin === null ? [] : [apiOrigin])].join(' ')].join(
    '; ',
  );

/** Rejects anything else here, such as a semicolon, which could widen the policy. */
function isHash(expression: string): boolean {
  return /^'sha(256|384|512)-[A-Za-z\d+/]+={0,2}'$/.test(expression);
}
