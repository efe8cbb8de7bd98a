import type { InterfaceLanguage } from '@naad/settings-schema';
import { loadChunk } from '../../loadChunk.ts';
import type { Article, ArticleLanguage } from './article.ts';
import type { ArticleContent, ArticleName } from './articleContent.ts';

/** An article in each language, a file of its own that is loaded only where it is read. */
export type ArticleFiles = Readonly<Record<ArticleLanguage, () => Promise<Article>>>;

/**
 * The page of an article: in Punjabi for whoever reads Punjabi in Gurmukhi, else in English.
 *
 * @throws {ChunkLoadError} where the file does not come
 */
export async function loadArticle(name: ArticleName, files: ArticleFiles, pageLanguage: InterfaceLanguage) {
  const { article, language } = await readArticle(files, pageLanguage);
  const content: ArticleContent = { page: 'article', name, article, language };
  return { kind: 'page', status: 200, title: article.title, content } as const;
}

/** An article in the language it is read in; see {@link loadArticle}. */
export async function readArticle(files: ArticleFiles, pageLanguage: InterfaceLanguage) {
  const language: ArticleLanguage = pageLanguage === 'pa' ? 'pa' : 'en';
  return { article: await loadChunk(files[language]), language };
}
