import type { Article, ArticleLanguage } from './article.ts';

/** The pages of prose that are drawn as they are. */
export type ArticleName = 'about' | 'terms';

/** Everything that the page of an article draws: plain data, which travels in the HTML. */
export interface ArticleContent {
  readonly page: 'article';
  readonly name: ArticleName;
  readonly article: Article;
  /** The article's own language, which differs from the page's where that has no such article. */
  readonly language: ArticleLanguage;
}
