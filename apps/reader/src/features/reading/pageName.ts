import type { SourceName } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-corpus';

/** What a page is called: ang only in the Guru Granth Sahib; the vaaran and kabits are counted, not paged. */
const PAGE_NAMES: Record<SourceId, string> = {
  G: 'Ang',
  D: 'Pannaa',
  B: 'Vaar',
  S: 'Pauree',
  K: 'Kabit',
  A: 'Pannaa',
  N: 'Pannaa',
  R: 'Pannaa',
};

export function pageName(source: SourceId): string {
  return PAGE_NAMES[source];
}

/** `Ang 917 of Sri Guru Granth Sahib Ji`. */
export function placeOf(source: SourceName, ang: number): string {
  return `${pageName(source.id)} ${String(ang)} of ${source.english ?? ''}`;
}
