/** The languages that pages of prose are written in; whoever reads another gets English. */
export type ArticleLanguage = 'en' | 'pa';

/**
 * A page of prose as data: it travels in the HTML, can be searched word by word, and is drawn by one component whatever
 * its language. Texts are plain but for three marks: `[words](/address)` is a link, `` `key` `` a key of the keyboard
 * and `*words*` a name or term that is set apart; see `parseInline`. Gurmukhi inside a text is found by its letters and
 * marked as such.
 */
export interface Article {
  readonly title: string;
  /** What the page is, in a sentence or two. */
  readonly introduction?: string;
  readonly sections: readonly ArticleSection[];
}

export interface ArticleSection {
  /** Unique on the page, kept for good: links lead to it. */
  readonly id: string;
  readonly heading: string;
  /** Divides long articles; sections of a group stand together. */
  readonly group?: string;
  readonly blocks: readonly ArticleBlock[];
}

export type ArticleBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | TableBlock;

export interface TableBlock {
  readonly kind: 'table';
  /** Read aloud before it, and drawn above it. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the first cell of a row says what the others are about. */
  readonly hasRowHeads?: boolean;
}
