import type { InterfaceLanguage } from '@naad/settings-schema';
import { loadChunk } from '../../shared/loadChunk.ts';
import type { Article, ArticleLanguage } from '../../content/article.ts';
import type { ArticleContent, ArticleName } from './articleContent.ts';

/** Loaders of an article by language; each language is a separate chunk. */
export type ArticleFiles = Readonly<Record<ArticleLanguage, () => Promise<Article>>>;

/**
 * Loads the page of an article: in Punjabi if the interface is in Punjabi (Gurmukhi), otherwise in English.
 *
 * @throws {ChunkLoadError} if the chunk can't be loaded
 */
export async function loadArticle(name: ArticleName, files: ArticleFiles, pageLanguage: InterfaceLanguage) {
  const { article, language } = await readArticle(files, pageLanguage);
  const content: ArticleContent = { page: 'article', name, article, language };
  return { kind: 'page', status: 200, title: article.title, content } as const;
}

/** The language in which articles are read in an interface. */
export const articleLanguage = (pageLanguage: InterfaceLanguage): ArticleLanguage =>
  pageLanguage === 'pa' ? 'pa' : 'en';

/** Loads an article in the language it is read in; see {@link loadArticle}. */
export async function readArticle(files: ArticleFiles, pageLanguage: InterfaceLanguage) {
  const language = articleLanguage(pageLanguage);
  return { article: await loadChunk(files[language]), language };
}
