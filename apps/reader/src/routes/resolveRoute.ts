import { TransportError } from '@naad/api-client';
import { loadAng } from './ang/loadAng.ts';
import { loadHome } from './home/loadHome.ts';
import { messagePage } from './message/messagePage.ts';
import type { RouteContext, RouteLoad } from './routeContext.ts';
import type { RoutePage, RouteResult } from './routeResult.ts';
import { loadSearch } from './search/loadSearch.ts';
import { loadShabad } from './shabad/loadShabad.ts';

/** Every address of the site, and how it is answered. */
const ROUTES: Readonly<Record<string, RouteLoad>> = {
  '/': loadHome,
  '/search': loadSearch,
  '/shabad': loadShabad,
  '/ang': loadAng,
  // Its own address, so that the page it leads to can be told from one that was asked for.
  '/random': () => Promise.resolve({ kind: 'redirect', to: '/shabad?random', isCacheable: true }),
};

/** What an address leads to. Throws what a load throws: see {@link failurePage}. */
export async function resolveRoute(context: RouteContext): Promise<RouteResult> {
  const { pathname } = context.url;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const load = Object.hasOwn(ROUTES, path) ? ROUTES[path] : undefined;
  return load ? load(context) : messagePage({ id: 'pageNotFound', url: pathname });
}

/** The page for a load that failed where there is no other page to stay on. */
export function failurePage(error: unknown): RoutePage {
  const isTimeout = error instanceof TransportError && error.reason === 'timeout';
  return messagePage({ id: isTimeout ? 'timeout' : 'failure' });
}
