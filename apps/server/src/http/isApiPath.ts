/** First path segments of the API, for an API at the root of its own host. */
const API_ROOTS = [
  'v2',
  'docs',
  'ceremonies',
  'capabilities',
  'doodle',
  'messages',
  'related',
  'slides',
  'sync',
];

/** The API's only routes below `/sync`; others, such as `/sync/ABC-XYZ`, are pages. */
const SYNC_ROUTE = /^\/sync\/(begin|join|end)(\/|$)/;

/** Only these are API routes; `/login`, `/user/favourite-shabads` and others are pages. */
const ACCOUNT_ROUTE =
  /^\/(login\/|(logout|favourite-shabads|pothis|reports|user\/(export|password|passkeys))(\/|$)|user\/?$)/;

/**
 * True if a path belongs to the API, whose errors are JSON. Ceremonies and sync are also at the root, for
 * clients that use one base address for everything.
 */
export function isApiPath(url: string, apiPrefix: string): boolean {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  const isBelow = (root: string) => path === root || path.startsWith(`${root}/`);
  if (path.startsWith('/ceremonies/') || SYNC_ROUTE.test(path)) return true;
  if (apiPrefix !== '') return isBelow(apiPrefix);
  return API_ROOTS.some((root) => isBelow(`/${root}`)) || ACCOUNT_ROUTE.test(path);
}
