import { numbersOf, parseDay } from '@naad/api-scripture/sources';
import { type AngSourceId, parseAng, parseShabadId, parseVerseId } from '@naad/gurbani-model';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { SiteServices } from '../../services.ts';

/** Works whose angs have short links, by the first segment of the link. */
const ANG_LINKS: Readonly<Record<string, AngSourceId>> = { g: 'G', d: 'D', v: 'B', gs: 'S' };

/** Short links are for people, so the OpenAPI description omits them. */
const shortLinkSchema = { hide: true };

/**
 * Patterns of the later segments of a short link. Addresses that don't match get the site's not-found page.
 */
const IDS = String.raw`(^[\d,]{1,600}$)`;
const ANG = String.raw`(^\d{1,10}$)`;
const DAY = String.raw`(^\d{4}-\d{2}-\d{2}$)`;

const PATHS = [
  `/s/:first${IDS}`,
  `/s/:first${IDS}/:second${IDS}`,
  ...Object.keys(ANG_LINKS).map((kind) => `/${kind}/:first${ANG}`),
  '/h',
  `/h/:first${DAY}`,
];

/**
 * `GET /s/3590/123`, `/g/917`, `/h` and the others: short links of shabads, angs and hukamnamas, without an external
 * shortener. If they have their own host name (`SHARE_ORIGIN`), they redirect to `SITE_ORIGIN`.
 */
export function shortLinks(app: ApiInstance, { config }: SiteServices): void {
  const { shareOrigin, siteOrigin } = config;
  const site = shareOrigin === null ? '' : (siteOrigin ?? '');
  for (const path of PATHS) {
    const [, kind = ''] = path.split('/');
    app.get<{ Params: { first?: string; second?: string } }>(
      path,
      { schema: shortLinkSchema, config: rateLimit('page', config.rateLimit) },
      ({ params: { first = '', second = '' } }, reply) => {
        const page = expandShortLink(kind, first, second);
        if (page === null) {
          reply.callNotFound();
          return reply;
        }
        return reply.header('cache-control', SITE_FILE_CACHE).redirect(site + page, 302);
      },
    );
  }
}

/** Maximum ids in a link, the API's limit of shabads per request. */
const MAX_IDS = 50;

/** Parses ids joined by commas; null if any is invalid or there are too many. */
function parseIds(text: string, parse: (part: string) => number | null): number[] | null {
  const parts = text.split(',', MAX_IDS + 1);
  if (parts.length > MAX_IDS) return null;
  const ids = parts.map(parse);
  return ids.every((id) => id !== null) ? ids : null;
}

function shabadPath(ids: string, verses: string): string | null {
  const shabads = parseIds(ids, parseShabadId);
  const highlights = verses === '' ? [] : parseIds(verses, parseVerseId);
  if (shabads === null || highlights === null) return null;
  const highlight = highlights.length === 0 ? '' : `&highlight=${highlights.join(',')}`;
  return `/shabad?id=${shabads.join(',')}${highlight}`;
}

function angPath(source: AngSourceId, text: string): string | null {
  const ang = parseAng(text);
  return ang === null ? null : `/ang?ang=${String(ang)}${source === 'G' ? '' : `&source=${source}`}`;
}

function hukamnamaPath(text: string): string | null {
  if (text === '') return '/hukamnama';
  const day = parseDay(text);
  if (day === null) return null;
  const { year, month, date } = numbersOf(day);
  // The canonical address of a day's page.
  return `/hukamnama?date=${String(year)}/${String(month)}/${String(date)}`;
}

/**
 * Expands a short link to the path of a page. The path contains only numbers and dates, so no link can lead to another
 * site; the page itself reports a shabad or ang that doesn't exist.
 *
 * @param kind first segment of the link: `s`, `h`, or one of {@link ANG_LINKS}
 * @param first second segment: shabad ids, an ang or a day; may be empty
 * @param second third segment: verses to highlight
 * @returns a path of this site, or null if the link is malformed
 */
function expandShortLink(kind: string, first: string, second = ''): string | null {
  if (kind === 's') return shabadPath(first, second);
  if (second !== '') return null;
  if (kind === 'h') return hukamnamaPath(first);
  const source = Object.hasOwn(ANG_LINKS, kind) ? ANG_LINKS[kind] : undefined;
  return source === undefined ? null : angPath(source, first);
}
