import type { AmritKeertanChapterName } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-corpus';

/** The id of a chapter's row in the index. */
export const chapterRowId = (id: number) => `chapter-${String(id)}`;

/** The index with a chapter open and on the screen. */
export function chapterHref(id: number): string {
  return `/index/amrit-keertan?chapter=${String(id)}#${chapterRowId(id)}`;
}

/** A shabad of Amrit Keertan, with the chapter to lead back to (behaviour 82). */
export function amritKeertanShabadHref(id: ShabadId, chapter: number): string {
  return `/amrit-keertan/shabads/${String(id)}?chapter=${String(chapter)}`;
}

/** The number of a chapter as an address has it; null where it has none. */
export function parseChapter(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** What a chapter is called in Latin letters. */
export function latinName({ english, transliteration }: AmritKeertanChapterName): string {
  return english ?? transliteration;
}
