/** A text of another's as plain data: it is drawn by elements of our own, so that nothing in it can do anything. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: readonly TextRun[] }
  | { readonly kind: 'text'; readonly text: readonly TextRun[]; readonly isQuoted: boolean }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly TextBlock[])[] }
  | { readonly kind: 'table'; readonly rows: readonly TextRow[] }
  | { readonly kind: 'rule' };

export interface TextRow {
  /** Whether its cells name the columns. */
  readonly isHead: boolean;
  readonly cells: readonly (readonly TextRun[])[];
}

/** Words that are set alike; a line break within them is `\n`. */
export interface TextRun {
  readonly text: string;
  readonly tone: 'plain' | 'strong' | 'emphasis';
}

/** The words of a text, without what they are set as. */
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
