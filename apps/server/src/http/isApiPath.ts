/** First parts of the API's addresses, for when it answers at the root of its own host name. */
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

/** Of sync the API has these alone: what else is below it are pages, as `/sync/ABC-XYZ`. */
const SYNC_ROUTE = /^\/sync\/(begin|join|end)(\/|$)/;

/** Beside these, `/login`, `/user/favourite-shabads` and others are pages. */
const ACCOUNT_ROUTE =
  /^\/(login\/|(logout|favourite-shabads|pothis|user\/(export|password|passkeys))(\/|$)|user\/?$)/;

/**
 * Whether an address is one of the API's, so that what goes wrong there is told as JSON. Ceremonies and sync answer at the root
 * too, for clients that use one base address for everything.
 */
export function isApiPath(url: string, apiPrefix: string): boolean {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  const isBelow = (root: string) => path === root || path.startsWith(`${root}/`);
  if (path.startsWith('/ceremonies/') || SYNC_ROUTE.test(path)) return true;
  if (apiPrefix !== '') return isBelow(apiPrefix);
  return API_ROOTS.some((root) => isBelow(`/${root}`)) || ACCOUNT_ROUTE.test(path);
}
