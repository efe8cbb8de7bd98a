import type { Article, ArticleLanguage } from '../../content/article.ts';

/** Content of the help page. */
export interface HelpContent {
  readonly page: 'help';
  readonly article: Article;
  /** Language of the article, which may differ from the interface language. */
  readonly language: ArticleLanguage;
}
