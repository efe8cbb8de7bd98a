import { parseAng, parseShabadId, parseVerseId, type AngSourceId } from '@naad/gurbani-corpus';
import { numbersOf, parseDay } from '../../sources/index.ts';

/** The works whose pages have short links, by the first part of these (specification, section 2). */
export const ANG_LINKS: Readonly<Record<string, AngSourceId>> = { g: 'G', d: 'D', v: 'B', gs: 'S' };

/** As many shabads as may be read at once. */
const MAX_IDS = 50;

/** Ids joined by commas, or null where one is none. */
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
  // As the pages of days call themselves.
  return `/hukamnama?date=${String(year)}/${String(month)}/${String(date)}`;
}

/**
 * The page that a short link is short for. Made of numbers and a day alone, so that none can lead anywhere else; whether
 * there is such a shabad or page, the page itself says.
 *
 * @param kind the first part of its path: `s`, `h`, or one of {@link ANG_LINKS}
 * @param first the second part: ids of shabads, an ang, a day; empty where there is none
 * @param second the third: verses to highlight
 * @returns a path of this site, or null for what no short link of ours looks like
 */
export function expandShortLink(kind: string, first: string, second = ''): string | null {
  if (kind === 's') return shabadPath(first, second);
  if (second !== '') return null;
  if (kind === 'h') return hukamnamaPath(first);
  const source = Object.hasOwn(ANG_LINKS, kind) ? ANG_LINKS[kind] : undefined;
  return source === undefined ? null : angPath(source, first);
}
