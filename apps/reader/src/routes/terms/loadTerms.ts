import { type ArticleFiles, loadArticle } from '../../features/article/loadArticle.ts';
import type { RouteContext } from '../routeContext.ts';

const FILES: ArticleFiles = {
  en: () => import('./termsEn.ts').then(({ termsEn }) => termsEn),
  pa: () => import('./termsPa.ts').then(({ termsPa }) => termsPa),
};

/** `/terms-of-service` */
export function loadTerms({ language }: Pick<RouteContext, 'language'>) {
  return loadArticle('terms', FILES, language);
}
