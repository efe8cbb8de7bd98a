import type { Shabad, Verse, VerseId } from '@naad/gurbani-model';

/** The line that a page of shabads is titled by. */
export interface LeadVerse {
  readonly shabad: Shabad;
  readonly verse: Verse;
}

/**
 * Finds the title line of a page of shabads: the first that its address highlights [B119], otherwise the first shabad's
 * title line. Null if there is none.
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
