import { orNull } from '../orNull.ts';
import type { PackOf } from '../packs/dataPack.ts';
import { cleanHtml } from './cleanHtml.ts';
import type { Rehats } from './rehats.ts';

/** Codes of conduct from a data pack. */
export function createPackRehats({ rehats: given }: PackOf<'rehats'>): Rehats {
  const rehats = given.map(({ id, name, alphabet, chapters }) => ({
    id,
    name,
    alphabet,
    chapters: chapters.map((chapter) => ({
      chapterID: chapter.id,
      chapterName: chapter.name,
      chapterContent: cleanHtml(chapter.content),
      alphabet,
    })),
  }));
  const chaptersOf = (rehat: number) => rehats.find(({ id }) => id === rehat)?.chapters ?? [];
  return {
    list: () => rehats.map(({ id, name, alphabet }) => ({ rehatID: id, rehatName: name, alphabet })),
    chapters: (rehat) =>
      orNull(
        chaptersOf(rehat).map(({ chapterID, chapterName, alphabet }) => ({
          chapterID,
          chapterName,
          alphabet,
        })),
      ),
    texts: (rehat, chapter) =>
      orNull(chaptersOf(rehat).filter(({ chapterID }) => chapter === null || chapterID === chapter)),
    search(text, limit) {
      const wanted = text.toLowerCase();
      const found = rehats.flatMap(({ id: rehatID, name: rehatName, chapters }) =>
        chapters
          .filter(({ chapterName, chapterContent }) =>
            `${chapterName}\n${chapterContent.replace(/<[^<>]*>/g, ' ')}`.toLowerCase().includes(wanted),
          )
          .map(({ chapterID, chapterName, chapterContent }) => ({
            chapterID,
            chapterName,
            chapterContent,
            rehatID,
            rehatName,
          })),
      );
      return orNull(found.slice(0, limit));
    },
  };
}
