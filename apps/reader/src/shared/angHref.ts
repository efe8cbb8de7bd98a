import type { SourceId } from '@naad/gurbani-model';

/** Address of a page of a work. */
export function angHref(source: SourceId, ang: number): string {
  return `/ang?ang=${String(ang)}&source=${source}`;
}
