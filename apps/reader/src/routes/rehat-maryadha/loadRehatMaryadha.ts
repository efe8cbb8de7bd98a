import { type ArticleFiles, loadArticle } from '../../features/article/loadArticle.ts';
import type { RouteContext } from '../routeContext.ts';

const FILES: ArticleFiles = {
  en: () => import('./rehatEn.ts').then(({ rehatEn }) => rehatEn),
  pa: () => import('./rehatPa.ts').then(({ rehatPa }) => rehatPa),
};

/** `/rehat-maryadha` */
export function loadRehatMaryadha({ language }: Pick<RouteContext, 'language'>) {
  return loadArticle('rehatMaryadha', FILES, language);
}
