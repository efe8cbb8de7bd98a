import type { ArticleFiles } from '../../features/article/loadArticle.ts';
import { loadChunk } from '../../loadChunk.ts';
import type { RouteContext } from '../routeContext.ts';
import type { HelpContent } from './helpContent.ts';

const FILES: ArticleFiles = {
  en: () => import('./helpEn.ts').then(({ helpEn }) => helpEn),
  pa: () => import('./helpPa.ts').then(({ helpPa }) => helpPa),
};

/** `/help`, in Punjabi for whoever reads Punjabi in Gurmukhi, else in English. */
export async function loadHelp({ language }: Pick<RouteContext, 'language'>) {
  const articleLanguage = language === 'pa' ? 'pa' : 'en';
  const article = await loadChunk(FILES[articleLanguage]);
  const content: HelpContent = { page: 'help', article, language: articleLanguage };
  return { kind: 'page', status: 200, title: article.title, content } as const;
}
