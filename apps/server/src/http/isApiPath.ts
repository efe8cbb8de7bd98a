/** First parts of the API's addresses, for when it answers at the root of its own host name. */
const API_ROOTS = ['v2', 'docs', 'ceremonies', 'capabilities'];

/**
 * Whether an address is one of the API's, so that what goes wrong there is told as JSON. Ceremonies answer at the root
 * too, for clients that use one base address for everything.
 */
export function isApiPath(url: string, apiPrefix: string): boolean {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  const isBelow = (root: string) => path === root || path.startsWith(`${root}/`);
  if (path.startsWith('/ceremonies/')) return true;
  return apiPrefix === '' ? API_ROOTS.some((root) => isBelow(`/${root}`)) : isBelow(apiPrefix);
}
