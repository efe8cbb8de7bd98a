import type { CalendarDate, Hukamnama } from '@naad/api-client';
import type { Attribution, TranslationText } from '@naad/gurbani-model';

/** The part of a hukamnama that Home shows. */
export interface HomeHukamnama extends Pick<Attribution, 'source' | 'writer' | 'raag'> {
  readonly date: CalendarDate;
  /** False for the latest one while today's isn't available. */
  readonly isToday: boolean;
  /** The line that the shabad is known by, in Gurmukhi: its first one below the titles, or that of the pause. */
  readonly line: string;
  readonly translation: TranslationText | null;
  readonly ang: number;
}

/** Takes from a hukamnama what Home shows; null if it has no line. */
export function homeHukamnama({ date, shabads }: Hukamnama, isToday: boolean): HomeHukamnama | null {
  const [shabad] = shabads;
  const verse = shabad?.verses.find(({ id }) => id === shabad.titleVerseId) ?? shabad?.verses[0];
  if (!shabad || !verse) return null;
  const { source, writer, raag } = shabad;
  const [translation = null] = verse.translations;
  return { date, isToday, line: verse.unicode, translation, source, writer, raag, ang: verse.ang };
}
