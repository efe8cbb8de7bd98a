import { type ArticleFiles, loadArticle } from '../../features/article/loadArticle.ts';
import type { RouteContext } from '../routeContext.ts';

const FILES: ArticleFiles = {
  en: () => import('../../content/en/about.md').then(({ article }) => article),
  pa: () => import('../../content/pa/about.md').then(({ article }) => article),
};

/** Loads `/about`. */
export function loadAbout({ language }: Pick<RouteContext, 'language'>) {
  return loadArticle('about', FILES, language);
}
