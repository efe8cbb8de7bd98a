import type { ArticleContent, ArticleName } from '../../features/article/articleContent.ts';
import type { PageMeta } from '../pageMeta.ts';

const PATHS: Readonly<Record<ArticleName, string>> = {
  about: '/about',
  terms: '/terms-of-service',
};

export const article: PageMeta<ArticleContent> = {
  page: 'article',
  canonical: ({ name }) => PATHS[name],
  describe: (_i18n, content) => content.article.introduction ?? '',
  sitemap: Object.values(PATHS).map((path) => ({ path })),
};
