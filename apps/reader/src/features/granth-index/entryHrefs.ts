import type { IndexEntry } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-corpus';

/**
 * Where a part of a work begins: its page with the first line marked where that is known (behaviour 83), or its shabad in
 * works without pages. Null where neither is known.
 */
export function firstPageHref(source: SourceId, { from, verseId, shabadId }: IndexEntry): string | null {
  const highlight = verseId === null ? '' : `&highlight=${String(verseId)}`;
  if (from !== null) return `${pageHref(source, from)}${highlight}`;
  return shabadId === null ? null : `/shabad?id=${String(shabadId)}${highlight}`;
}

/** Its last page; null where it is the first or none is known. */
export function lastPageHref(source: SourceId, { from, to }: IndexEntry): string | null {
  return to === null || to === from ? null : pageHref(source, to);
}

const pageHref = (source: SourceId, ang: number) => `/ang?ang=${String(ang)}&source=${source}`;
