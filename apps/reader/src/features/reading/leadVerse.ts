import type { Shabad, Verse } from '@naad/api-client';
import type { VerseId } from '@naad/gurbani-corpus';

/** What a page of shabads is called by. */
export interface LeadVerse {
  readonly shabad: Shabad;
  readonly verse: Verse;
}

/**
 * The line that a page of shabads is called by: the first that its address highlights (behaviour 119), else the title line
 * of the first shabad. Null where there is no line.
 */
export function leadVerse(shabads: readonly Shabad[], highlights: readonly VerseId[]): LeadVerse | null {
  for (const highlight of highlights) {
    for (const shabad of shabads) {
      const verse = shabad.verses.find(({ id }) => id === highlight);
      if (verse) return { shabad, verse };
    }
  }
  const [shabad] = shabads;
  const verse = shabad?.verses.find(({ id }) => id === shabad.titleVerseId) ?? shabad?.verses[0];
  return shabad && verse ? { shabad, verse } : null;
}
