import type { I18n } from '@lingui/core';
import { AMRIT_KEERTAN_PATH, GRANTH_PATHS } from '../features/granth-index/granthIndex.ts';
import { loadChunk } from '../loadChunk.ts';
import { loadAbout } from './about/loadAbout.ts';
import { loadAng } from './ang/loadAng.ts';
import { loadHelp } from './help/loadHelp.ts';
import { loadHome } from './home/loadHome.ts';
import { pageAsp, searchAsp } from './old-addresses/oldAddresses.ts';
import { loadAmritKeertan } from './amrit-keertan/loadAmritKeertan.ts';
import { loadHukamnama } from './hukamnama/loadHukamnama.ts';
import { loadAmritKeertanIndex } from './index/loadAmritKeertanIndex.ts';
import { loadGranthIndexOf } from './index/loadGranthIndex.ts';
import { loadIndexes } from './index/loadIndexes.ts';
import { failureMessage } from './message/failureMessage.ts';
import { messagePage } from './message/messagePage.ts';
import { rehatAsp, tablaAsp } from './outside/loadOutside.ts';
import { REHAT_PATH } from './rehat-maryadha/rehatPaths.ts';
import { loadOwn } from './own/loadOwn.ts';
import type { RouteContext, RouteLoad } from './routeContext.ts';
import type { RoutePage, RouteResult } from './routeResult.ts';
import { loadSearch } from './search/loadSearch.ts';
import { loadShabad } from './shabad/loadShabad.ts';
import { loadBani } from './sundar-gutka/loadBani.ts';
import { loadBanis } from './sundar-gutka/loadBanis.ts';
import { loadSync, loadSyncOf } from './sync/loadSync.ts';
import { loadTerms } from './terms/loadTerms.ts';

/** Every address of the site, and how it is answered. */
const ROUTES: Readonly<Record<string, RouteLoad>> = {
  '/': loadHome,
  '/search': loadSearch,
  '/shabad': loadShabad,
  '/ang': loadAng,
  // Its own address, so that the page it leads to can be told from one that was asked for.
  '/random': () => ({ kind: 'redirect', to: '/shabad?random', isCacheable: true }),
  '/hukamnama': loadHukamnama,
  '/sundar-gutka': loadBanis,
  '/index': loadIndexes,
  [GRANTH_PATHS.G]: loadGranthIndexOf('G'),
  [GRANTH_PATHS.D]: loadGranthIndexOf('D'),
  [GRANTH_PATHS.N]: loadGranthIndexOf('N'),
  [AMRIT_KEERTAN_PATH]: loadAmritKeertanIndex,
  '/sync': loadSync,
  '/embed': loadEmbed,
  '/quotes': loadQuotes,
  '/what-is-sent': loadWhatIsSent,
  '/help': loadHelp,
  '/about': loadAbout,
  '/terms-of-service': loadTerms,
  [REHAT_PATH]: loadRehat,
  '/pothi': loadOwn('pothi'),
  '/login': loadOwn('login'),
  '/signup': loadOwn('signup'),
  '/account': loadOwn('account'),
  '/user/favourite-shabads': loadOwn('favourites'),
  // The browser ends the login there: see `arrive`.
  '/logout': () => ({ kind: 'redirect', to: '/?logout=success', isCacheable: false }),
  '/search.asp': searchAsp,
  '/page.asp': pageAsp,
  '/rehat.asp': rehatAsp,
  '/tabla.asp': tablaAsp,
};

/** Addresses whose last part names what is wanted, and how each is answered. */
const NAMED_ROUTES: Readonly<
  Record<string, (context: RouteContext, name: string) => Promise<RouteResult> | RouteResult>
> = {
  '/sundar-gutka': loadBani,
  '/amrit-keertan/shabads': loadAmritKeertan,
  '/sync': loadSyncOf,
};

/** The code of conduct and its chapters, which no other page has use for. */
async function loadRehat(context: RouteContext): Promise<RouteResult> {
  const load = await loadChunk(() => import('./rehat-maryadha/loadRehat.ts').then((file) => file.loadRehat));
  return load(context);
}

/** The builder of embeds, which no other page has use for either. */
async function loadEmbed(context: RouteContext): Promise<RouteResult> {
  const load = await loadChunk(() => import('./embed/loadEmbed.ts').then((file) => file.loadEmbed));
  return load(context);
}

/** The checker of quotations, likewise. */
async function loadQuotes(context: RouteContext): Promise<RouteResult> {
  const load = await loadChunk(() => import('./quotes/loadQuotes.ts').then((file) => file.loadQuotes));
  return load(context);
}

/** What is sent of a visit, likewise. */
async function loadWhatIsSent(context: RouteContext): Promise<RouteResult> {
  const file = await loadChunk(() => import('./what-is-sent/loadWhatIsSent.ts'));
  return file.loadWhatIsSent(context);
}

/** What an address leads to. Throws what a load throws: see {@link failurePage}. */
export async function resolveRoute(context: RouteContext): Promise<RouteResult> {
  const { url, i18n } = context;
  const { pathname } = url;
  const path = pathOf(pathname);
  const load = Object.hasOwn(ROUTES, path) ? ROUTES[path] : undefined;
  if (load) return load(context);
  if (path.startsWith(`${REHAT_PATH}/`)) return loadRehat(context);
  const [, parent = '', name = ''] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
  const loadNamed = Object.hasOwn(NAMED_ROUTES, parent) ? NAMED_ROUTES[parent] : undefined;
  return loadNamed
    ? loadNamed(context, decoded(name))
    : messagePage(i18n, { id: 'pageNotFound', url: pathname });
}

/** As it was written before it became a part of an address. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Not an address that we wrote.
    return name;
  }
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
