import type { AbsenceReason, RehatName } from '@naad/api-client';
import type { FeatureSource } from '@naad/api-contract';
import type { Article, ArticleLanguage } from '../../content/article.ts';

import type { TextBlock } from './rehatText.ts';

/** Content of the Rehat Maryadha page: a summary in our own words, and the list of full texts. */
export interface RehatMaryadhaContent {
  readonly page: 'rehatMaryadha';
  readonly article: Article;
  /** Language of the article. */
  readonly language: ArticleLanguage;
  readonly listing: RehatListing;
}

/** The codes whose text this deployment has, why it has none, or that its source does not respond. */
export type RehatListing =
  | {
      readonly state: 'there';
      readonly rehats: readonly RehatContents[];
      readonly source: FeatureSource | null;
    }
  | { readonly state: 'absent'; readonly reason: AbsenceReason }
  | { readonly state: 'silent' };

/** A code of conduct with the names of its chapters. */
export interface RehatContents extends RehatName {
  readonly chapters: readonly RehatName[];
}

/** Content of a chapter of a code of conduct, as its source has it. */
export interface RehatChapterContent {
  readonly page: 'rehatChapter';
  readonly rehat: RehatName;
  readonly chapter: RehatName;
  readonly blocks: readonly TextBlock[];
  /** The beginning of the text, for its description. */
  readonly excerpt: string;
  /** Null for the first chapter. */
  readonly previous: RehatName | null;
  /** Null for the last chapter. */
  readonly next: RehatName | null;
  /** Source of the text; null if unknown. */
  readonly source: FeatureSource | null;
}
