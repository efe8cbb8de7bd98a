import type { NamedPlace } from '@naad/api-client';

/** A text that a query names, which a display can show. */
export type OpenablePlace = Extract<NamedPlace, { type: 'bani' | 'shabad' | 'work' | 'ang' }>;

/** False for lists, such as the lines of a writer, and for features of the site. */
export function isOpenable(place: NamedPlace): place is OpenablePlace {
  return ['bani', 'shabad', 'work', 'ang'].includes(place.type);
}
