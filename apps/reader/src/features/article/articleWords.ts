import type { ArticleLanguage } from './article.ts';

/** What the page itself says around an article, in the article's language: it stands among the article's own words. */
export interface ArticleWords {
  /** Names the table of contents. */
  readonly onThisPage: string;
  /** Names the link that a heading has to itself; the heading is read after it. */
  readonly linkToSection: string;
}

export const ARTICLE_WORDS: Readonly<Record<ArticleLanguage, ArticleWords>> = {
  en: { onThisPage: 'On this page', linkToSection: 'Link to this section' },
  pa: { onThisPage: 'ਇਸ ਪੰਨੇ ਉੱਤੇ', linkToSection: 'ਇਸ ਭਾਗ ਦਾ ਲਿੰਕ' },
};
