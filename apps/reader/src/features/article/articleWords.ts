import type { ArticleLanguage } from '../../content/article.ts';

/** Labels that the page puts around an article, in the article's language. */
export interface ArticleWords {
  /** Title of the table of contents. */
  readonly onThisPage: string;
  /** Accessible name of a heading's link to itself; the heading is read after it. */
  readonly linkToSection: string;
}

export const ARTICLE_WORDS: Readonly<Record<ArticleLanguage, ArticleWords>> = {
  en: { onThisPage: 'On this page', linkToSection: 'Link to this section' },
  pa: { onThisPage: 'ਇਸ ਪੰਨੇ ਉੱਤੇ', linkToSection: 'ਇਸ ਭਾਗ ਦਾ ਲਿੰਕ' },
};
