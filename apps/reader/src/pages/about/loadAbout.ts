import { type ArticleFiles, loadArticle } from '../../features/article/loadArticle.ts';
import type { RouteContext } from '../routeContext.ts';

const FILES: ArticleFiles = {
  en: () => import('../../content/en/about.md').then(({ article }) => article),
  pa: () => import('../../content/pa/about.md').then(({ article }) => article),
};

/** Loads `/about`, with the results of the checks of the source. */
export async function loadAbout({ language, api }: Pick<RouteContext, 'language' | 'api'>) {
  const [page, { translators }] = await Promise.all([
    loadArticle('about', FILES, language),
    api.getCapabilities(),
  ]);
  return { ...page, content: { ...page.content, checked: translators } };
}
