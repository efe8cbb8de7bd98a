/** Path of the summary and the list of codes. */
export const REHAT_PATH = '/rehat-maryadha';

/** Path of a chapter; the server's sitemap builds the same paths. */
export function rehatChapterPath(rehat: number, chapter: number): string {
  return `${REHAT_PATH}/${String(rehat)}/${String(chapter)}`;
}

/** Element id of a code in the list. */
export const rehatSectionId = (rehat: number) => `rehat-${String(rehat)}`;
