import type { ArticleContent } from '../../features/article/articleContent.ts';
import type { PageRoute } from '../pageRoute.ts';

/** Pages of prose: about, and terms with privacy. */
export const article: PageRoute<ArticleContent> = {
  id: 'article',
  page: 'article',
  messages: ['pages', 'tools'],
  component: () => import('../../features/article/ArticlePage.tsx').then(({ ArticlePage }) => ArticlePage),
  routes: [
    { path: '/about', loader: () => import('../about/loadAbout.ts').then(({ loadAbout }) => loadAbout) },
    {
      path: '/terms-of-service',
      loader: () => import('../terms/loadTerms.ts').then(({ loadTerms }) => loadTerms),
    },
  ],
};
