import type { Translator } from '@naad/api-client';
import type { Article, ArticleLanguage } from '../../content/article.ts';

/** Pages that consist of a single article. */
export type ArticleName = 'about' | 'terms';

/** Everything the page of an article renders: plain data, serialized into the HTML. */
export interface ArticleContent {
  readonly page: 'article';
  readonly name: ArticleName;
  readonly article: Article;
  /** Language of the article; English if the article doesn't exist in the page's language. */
  readonly language: ArticleLanguage;
  /** Translators with the results of the checks of the source, below the article. */
  readonly checked?: readonly Translator[];
}
