import type { SourceId } from '@naad/gurbani-model';

/** Returns the canonical address of an ang; the Guru Granth Sahib is the default work. */
export function canonicalAngPath(source: SourceId, ang: number): string {
  return `/ang?ang=${String(ang)}${source === 'G' ? '' : `&source=${source}`}`;
}
