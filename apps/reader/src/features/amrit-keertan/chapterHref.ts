import type { AmritKeertanChapterName } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-model';

/** The id of a chapter's row in the index. */
export const chapterRowId = (id: number) => `chapter-${String(id)}`;

/** Address of the index with a chapter open and scrolled to. */
export function chapterHref(id: number): string {
  return `/index/amrit-keertan?chapter=${String(id)}#${chapterRowId(id)}`;
}

/** Address of a shabad of Amrit Keertan, with the chapter to return to [B82]. */
export function amritKeertanShabadHref(id: ShabadId, chapter: number): string {
  return `/amrit-keertan/shabads/${String(id)}?chapter=${String(chapter)}`;
}

/** Parses the chapter number of an address; null if missing or malformed. */
export function parseChapter(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Chapter name in Latin letters. */
export function latinName({ english, transliteration }: AmritKeertanChapterName): string {
  return english ?? transliteration;
}
