import type { I18n } from '@lingui/core';
import { matchRoutes } from 'react-router-dom';
import { loadChunk } from '../shared/loadChunk.ts';
import { failureMessage, messagePage } from './message/messagePage.ts';
import type { Loader } from './pageRoute.ts';
import { siteRoutes } from './pages.ts';
import type { RouteContext } from './routeContext.ts';
import type { RoutePage, RouteResult } from './routeResult.ts';

/** Patterns of every address with a page or a redirect, such as `/sync/:code`; `*` matches any rest. */
export function pagePaths(): string[] {
  return siteRoutes.map(({ path = '' }) => path);
}

/** Runs the loader of an address. Throws what the loader throws: see {@link failurePage}. */
export async function resolveRoute(context: RouteContext): Promise<RouteResult> {
  const { url, i18n } = context;
  const [match] = matchRoutes(siteRoutes, matchablePath(url.pathname)) ?? [];
  if (!match) return messagePage(i18n, { id: 'pageNotFound', url: url.pathname });
  const load = await loadChunk<Loader>(match.route.handle);
  return load(context, match.params);
}

/** The old site ignored case, so `/Page.asp` is `/page.asp`. A path that can't be decoded is taken literally. */
function matchablePath(pathname: string): string {
  const path = /\.asp\/?$/i.test(pathname) ? pathname.toLowerCase() : pathname;
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** The page for a failed loader, used when there is no current page to stay on. */
export function failurePage(i18n: I18n, error: unknown): RoutePage {
  return messagePage(i18n, failureMessage(error));
}
