import { type ArticleFiles, readArticle } from '../../features/article/loadArticle.ts';
import type { RouteContext } from '../routeContext.ts';
import type { HelpContent } from './content.ts';

const FILES: ArticleFiles = {
  en: () => import('../../content/en/help.md').then(({ article }) => article),
  pa: () => import('../../content/pa/help.md').then(({ article }) => article),
};

/** Loads `/help`, in Punjabi for the Gurmukhi interface, else in English. */
export async function loadHelp({ language }: Pick<RouteContext, 'language'>) {
  const read = await readArticle(FILES, language);
  const content: HelpContent = { page: 'help', ...read };
  return { kind: 'page', status: 200, title: read.article.title, content } as const;
}
