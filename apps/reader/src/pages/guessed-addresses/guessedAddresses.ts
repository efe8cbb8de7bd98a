import { SEARCH_TYPES } from '@naad/gurbani-model';
import { angHref } from '../../shared/angHref.ts';
import { messagePage } from '../message/messagePage.ts';
import { canOpenPlace, placeView } from '../places/placeView.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RouteRedirect, RouteResult } from '../routeResult.ts';

/** Addresses that people type, by their only part; names of banis and other pages are looked up. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  settings: '/help#Web-how-do-i-change-the-theme-and-the-size-of-the-text',
  preferences: '/help#Web-how-do-i-change-the-theme-and-the-size-of-the-text',
  hukam: '/hukamnama',
  hukumnama: '/hukamnama',
  hukamnamas: '/hukamnama',
  bani: '/sundar-gutka',
  banis: '/sundar-gutka',
  gutka: '/sundar-gutka',
  nitnem: '/sundar-gutka',
  sundargutka: '/sundar-gutka',
  'amrit-keertan': '/index/amrit-keertan',
  'amrit-kirtan': '/index/amrit-keertan',
  rehat: '/rehat-maryadha',
  'rehat-maryada': '/rehat-maryadha',
  angs: '/ang?ang=1&source=G',
  ggs: '/ang?ang=1&source=G',
  sggs: '/ang?ang=1&source=G',
};

/** Longest name that is looked up. */
const MAX_NAME_LENGTH = 60;

/**
 * Redirects a guessed address such as `/nitnem` or `/japji-sahib` to its page: a known one, or what the search engine knows
 * by this name. Only a name that means one page and nothing else leads anywhere.
 */
export async function guessedName(context: RouteContext, asked: string): Promise<RouteResult> {
  const { api, i18n, url } = context;
  const name = asked.trim().toLowerCase();
  const known = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (known !== undefined) return redirectTo(known);
  // Files and paths of scanners are no names.
  if (/^[\p{L}\p{M}\d _-]+$/u.test(name) && name.length <= MAX_NAME_LENGTH) {
    const { places, opensPlace } = await api.search(
      {
        query: name.replace(/[-_]+/g, ' '),
        type: SEARCH_TYPES.autoDetect,
        source: null,
        writer: null,
        page: 1,
        results: 1,
      },
      { translations: [], transliterations: [] },
    );
    const [place] = places;
    if (place && opensPlace && canOpenPlace(place)) return redirectTo(placeView(i18n, place, []).href);
  }
  return messagePage(i18n, { id: 'pageNotFound', url: url.pathname });
}

/** Redirects `/ang/917` and `/angs/917`, whose page says if there is no such ang. */
export function guessedAng(asked: string): RouteRedirect {
  return redirectTo(/^\d{1,5}$/.test(asked) ? angHref('G', Number(asked)) : angHref('G', 1));
}

function redirectTo(to: string): RouteRedirect {
  return { kind: 'redirect', to, isCacheable: true };
}
