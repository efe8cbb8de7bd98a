import { type ArticleFiles, loadArticle } from '../../features/article/loadArticle.ts';
import type { RouteContext } from '../routeContext.ts';

const FILES: ArticleFiles = {
  en: () => import('../../content/en/terms.md').then(({ article }) => article),
  pa: () => import('../../content/pa/terms.md').then(({ article }) => article),
};

/** Loads `/terms-of-service`. */
export function loadTerms({ language }: Pick<RouteContext, 'language'>) {
  return loadArticle('terms', FILES, language);
}
