import { type ArticleFiles, loadArticle } from '../../features/article/loadArticle.ts';
import type { RouteContext } from '../routeContext.ts';

const FILES: ArticleFiles = {
  en: () => import('./aboutEn.ts').then(({ aboutEn }) => aboutEn),
  pa: () => import('./aboutPa.ts').then(({ aboutPa }) => aboutPa),
};

/** `/about` */
export function loadAbout({ language }: Pick<RouteContext, 'language'>) {
  return loadArticle('about', FILES, language);
}
