/** Languages that articles are written in; all other interface languages get English. */
export type ArticleLanguage = 'en' | 'pa';

/**
 * A page of prose as data: it travels in the HTML, can be searched by word, and one component renders it in every
 * language. Pages are written in Markdown, see `src/content/README.md`.
 */
export interface Article {
  readonly title: string;
  /** Summary of the page in a sentence or two. */
  readonly introduction?: string;
  readonly sections: readonly ArticleSection[];
}

export interface ArticleSection {
  /** Unique on the page and permanent: links point to it. */
  readonly id: string;
  readonly heading: string;
  /** Heading above several sections of a long article; sections of a group are adjacent. */
  readonly group?: string;
  readonly blocks: readonly ArticleBlock[];
  /** Rendered after the blocks, on the help page only. */
  readonly figure?: ArticleFigure;
}

export interface ArticleFigure {
  readonly name: 'keyboard-map' | 'first-letters';
  readonly texts: readonly string[];
}

export type ArticleBlock =
  | { readonly kind: 'text'; readonly text: InlineContent }
  | { readonly kind: 'list'; readonly items: readonly InlineContent[] }
  | { readonly kind: 'steps'; readonly items: readonly InlineContent[] }
  | TableBlock;

export interface TableBlock {
  readonly kind: 'table';
  /** Shown above the table and read aloud before it. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly InlineContent[])[];
  /** True if the first cell of a row is its heading. */
  readonly hasRowHeads?: boolean;
}

/** Text with marks in it. Gurmukhi in it is found by its letters and marked as such when it is rendered. */
export type InlineContent = string | readonly InlinePart[];

/** Plain text, a key of the keyboard, a term that is set apart, or a link to a path, `#id` or https address. */
export type InlinePart =
  | string
  | { readonly key: string }
  | { readonly term: string }
  | { readonly link: string; readonly href: string };

/** The words of a text without its marks. */
export function plainText(content: InlineContent): string {
  return typeof content === 'string' ? content : content.map(wordsOfPart).join('');
}

/** The words of a part of a text. */
export function wordsOfPart(part: InlinePart): string {
  if (typeof part === 'string') return part;
  if ('key' in part) return part.key;
  return 'term' in part ? part.term : part.link;
}
