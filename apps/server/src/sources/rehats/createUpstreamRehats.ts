import { RehatChaptersResponse, RehatSearchResponse, RehatsResponse } from '@naad/api-contract';
import { orNull } from '../orNull.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { cleanHtml } from './cleanHtml.ts';
import type { RehatChapter, Rehats } from './rehats.ts';

/** Codes of conduct of an upstream; their text is cleaned before anybody sees it. */
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
