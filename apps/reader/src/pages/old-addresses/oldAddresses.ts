import { isSourceId, parseAng, parseShabadId } from '@naad/gurbani-model';
import { angHref } from '../../shared/angHref.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RouteRedirect } from '../routeResult.ts';

/**
 * Redirects `/page.asp` of the old site, which printed and online links to angs and shabads have used for twenty years
 * [B6]. Parameter names are case-insensitive, as they were there; an address without a valid id leads home.
 */
export function pageAsp({ url }: RouteContext): RouteRedirect {
  const params = new Map([...url.searchParams].reverse().map(([name, value]) => [name.toLowerCase(), value]));
  const source = (params.get('sourceid') ?? '').trim().toUpperCase();
  const ang = parseAng((params.get('pageno') ?? '').trim());
  // The ang page explains when this site doesn't have the work.
  if (ang !== null && isSourceId(source)) return legacyRedirect(angHref(source, ang));
  const shabad = parseShabadId((params.get('shabadid') ?? '').trim());
  if (shabad !== null) return legacyRedirect(`/shabad?id=${String(shabad)}`);
  return legacyRedirect(params.has('random') ? '/shabad?random' : '/');
}

/** Redirects `/search.asp` home: its searches can't be translated to this site's [B5]. */
export function searchAsp(): RouteRedirect {
  return legacyRedirect('/');
}

/** A permanent redirect, so that clients replace the old address. */
function legacyRedirect(to: string): RouteRedirect {
  return { kind: 'redirect', to, isCacheable: true, isPermanent: true };
}
