import type { I18n } from '@lingui/core';
import { loadAbout } from './about/loadAbout.ts';
import { loadAng } from './ang/loadAng.ts';
import { loadHelp } from './help/loadHelp.ts';
import { loadHome } from './home/loadHome.ts';
import { pageAsp, searchAsp } from './old-addresses/oldAddresses.ts';
import { failureMessage } from './message/failureMessage.ts';
import { messagePage } from './message/messagePage.ts';
import { rehatAsp, tablaAsp } from './outside/loadOutside.ts';
import { loadRehatMaryadha } from './rehat-maryadha/loadRehatMaryadha.ts';
import type { RouteContext, RouteLoad } from './routeContext.ts';
import type { RoutePage, RouteResult } from './routeResult.ts';
import { loadSearch } from './search/loadSearch.ts';
import { loadShabad } from './shabad/loadShabad.ts';
import { loadTerms } from './terms/loadTerms.ts';

/** Every address of the site, and how it is answered. */
const ROUTES: Readonly<Record<string, RouteLoad>> = {
  '/': loadHome,
  '/search': loadSearch,
  '/shabad': loadShabad,
  '/ang': loadAng,
  // Its own address, so that the page it leads to can be told from one that was asked for.
  '/random': () => ({ kind: 'redirect', to: '/shabad?random', isCacheable: true }),
  '/help': loadHelp,
  '/about': loadAbout,
  '/terms-of-service': loadTerms,
  '/rehat-maryadha': loadRehatMaryadha,
  '/search.asp': searchAsp,
  '/page.asp': pageAsp,
  '/rehat.asp': rehatAsp,
  '/tabla.asp': tablaAsp,
};

/** What an address leads to. Throws what a load throws: see {@link failurePage}. */
export async function resolveRoute(context: RouteContext): Promise<RouteResult> {
  const { url, i18n } = context;
  const { pathname } = url;
  const path = pathOf(pathname);
  const load = Object.hasOwn(ROUTES, path) ? ROUTES[path] : undefined;
  return load ? load(context) : messagePage(i18n, { id: 'pageNotFound', url: pathname });
}

/** The address as the table has it. The old site did not tell `/Page.asp` from `/page.asp`. */
function pathOf(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return /\.asp$/i.test(path) ? path.toLowerCase() : path;
}

/** The page for a load that failed where there is no other page to stay on. */
export function failurePage(i18n: I18n, error: unknown): RoutePage {
  return messagePage(i18n, failureMessage(error));
}
