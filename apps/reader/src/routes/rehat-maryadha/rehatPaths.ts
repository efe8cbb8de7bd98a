/** What the code of conduct contains, and which codes there are. */
export const REHAT_PATH = '/rehat-maryadha';

/** A chapter of a code. The sitemap of the server names the same addresses. */
export function rehatChapterPath(rehat: number, chapter: number): string {
  return `${REHAT_PATH}/${String(rehat)}/${String(chapter)}`;
}

/** Where a code stands among them. */
export const rehatSectionId = (rehat: number) => `rehat-${String(rehat)}`;
