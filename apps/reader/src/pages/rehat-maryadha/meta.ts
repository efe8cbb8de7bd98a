import type { PageMeta } from '../pageMeta.ts';
import type { RehatChapterContent, RehatMaryadhaContent } from './content.ts';
import { REHAT_PATH, rehatChapterPath } from './rehatPaths.ts';

export const rehatMaryadha: PageMeta<RehatMaryadhaContent> = {
  page: 'rehatMaryadha',
  canonical: () => REHAT_PATH,
  describe: (_i18n, { article }) => article.introduction ?? '',
  sitemap: [{ path: REHAT_PATH }],
};

export const rehatChapter: PageMeta<RehatChapterContent> = {
  page: 'rehatChapter',
  canonical: ({ rehat, chapter }) => rehatChapterPath(rehat.id, chapter.id),
  describe: (_i18n, { rehat, chapter, excerpt }) => `${chapter.name} · ${rehat.name}: ${excerpt}`,
};
