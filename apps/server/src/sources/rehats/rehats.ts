import { RehatChaptersResponse, RehatSearchResponse, RehatsResponse } from '@naad/api-contract';
import { orNull, type RehatChapter, type Rehats } from '@naad/api-scripture/sources';
import type { PackOf } from '../packs/dataPack.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { cleanHtml } from './cleanHtml.ts';

/** Creates the codes of conduct of a data pack. */
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

/** Creates the codes of conduct of an upstream; their HTML is sanitized. */
export function createUpstreamRehats(upstream: Upstream): Rehats {
  async function chaptersAt(path: string): Promise<RehatChapter[] | null> {
    const found = await upstream.get(path, RehatChaptersResponse);
    return orNull(
      (found?.chapters ?? []).map(({ chapterContent, ...chapter }) => ({
        ...chapter,
        ...(chapterContent !== undefined && { chapterContent: cleanHtml(chapterContent) }),
      })),
    );
  }
  return {
    list: async () => orNull((await upstream.get('/rehats', RehatsResponse))?.maryadas ?? []),
    chapters: (rehat) => chaptersAt(`/rehats/${String(rehat)}`),
    texts: (rehat, chapter) =>
      chaptersAt(`/rehats/${String(rehat)}/chapters${chapter === null ? '' : `/${String(chapter)}`}`),
    async search(text, limit) {
      const found = await upstream.get(`/rehats/search/${encodeURIComponent(text)}`, RehatSearchResponse);
      const rows = (found?.rows ?? []).slice(0, limit);
      return orNull(rows.map((row) => ({ ...row, chapterContent: cleanHtml(row.chapterContent) })));
    },
  };
}
