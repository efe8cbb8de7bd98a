/** A block of a source's text as plain data, so that no markup of the source reaches the page. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: readonly TextRun[] }
  | { readonly kind: 'text'; readonly text: readonly TextRun[]; readonly isQuoted: boolean }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly TextBlock[])[] }
  | { readonly kind: 'table'; readonly rows: readonly TextRow[] }
  | { readonly kind: 'rule' };

/** A row of a table. */
export interface TextRow {
  /** True if the cells are column headings. */
  readonly isHead: boolean;
  readonly cells: readonly (readonly TextRun[])[];
}

/** A run of text in one style; a line break is `\n`. */
export interface TextRun {
  readonly text: string;
  readonly tone: 'plain' | 'strong' | 'emphasis';
}

/** The plain words of a text. */
export function wordsOf(blocks: readonly TextBlock[]): string {
  return blocks.map(wordsOfBlock).filter(Boolean).join(' ');
}

function wordsOfBlock(block: TextBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return block.text.map(({ text }) => text.replaceAll('\n', ' ')).join('');
    case 'list':
      return block.items.map(wordsOf).join(' ');
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flat().map(({ text }) => text)).join(' ');
    case 'rule':
      return '';
  }
}

const SCRIPTS: readonly (readonly [tag: string, letter: RegExp])[] = [
  ['en', /\p{Script=Latin}/gu],
  ['pa-Guru', /\p{Script=Gurmukhi}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['pa-Arab', /\p{Script=Arabic}/gu],
];

/**
 * Detects the language of a source's text, for `lang`, by the script of most of its letters. Sources describe the script
 * in their own terms, and not always correctly.
 */
export function languageOf(text: string): string {
  const counts = SCRIPTS.map(([tag, letter]) => ({ tag, count: text.match(letter)?.length ?? 0 }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).tag;
}

/** Text direction of a language; undefined for left to right. */
export function directionOf(language: string): 'rtl' | undefined {
  return language === 'pa-Arab' ? 'rtl' : undefined;
}
