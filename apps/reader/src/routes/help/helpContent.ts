import type { Article, ArticleLanguage } from '../../features/article/article.ts';

/** What is on the help page. */
export interface HelpContent {
  readonly page: 'help';
  readonly article: Article;
  /** Of the article, which may differ from that of the page around it. */
  readonly language: ArticleLanguage;
}
