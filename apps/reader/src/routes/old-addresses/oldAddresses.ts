import { isSourceId, parseAng, parseShabadId } from '@naad/gurbani-corpus';
import { angHref } from '../../features/reading/angHref.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RouteRedirect } from '../routeResult.ts';

/**
 * `/page.asp` of the old site, by which books, chats and other sites have named angs and shabads for twenty years
 * (behaviour 6). Names of parameters were never told apart by their case. What names nothing leads home.
 */
export function pageAsp({ url }: RouteContext): RouteRedirect {
  const params = new Map([...url.searchParams].reverse().map(([name, value]) => [name.toLowerCase(), value]));
  const source = (params.get('sourceid') ?? '').trim().toUpperCase();
  const ang = parseAng((params.get('pageno') ?? '').trim());
  // A work without pages here is told of by its own page, not passed over in silence.
  if (ang !== null && isSourceId(source)) return legacyRedirect(angHref(source, ang));
  const shabad = parseShabadId((params.get('shabadid') ?? '').trim());
  if (shabad !== null) return legacyRedirect(`/shabad?id=${String(shabad)}`);
  return legacyRedirect(params.has('random') ? '/shabad?random' : '/');
}

/** `/search.asp`: its searches cannot be told any more (behaviour 5). */
export function searchAsp(): RouteRedirect {
  return legacyRedirect('/');
}

/** The old address will not come back: who keeps it may keep the new one instead. */
function legacyRedirect(to: string): RouteRedirect {
  return { kind: 'redirect', to, isCacheable: true, isPermanent: true };
}
