import type { TypedText } from '../../../content/typedLetters.ts';
import { type Article, type InlineContent, plainText } from '../../../content/article.ts';

/** Reads the three typing tables of the help page: letters, signs, and others. */
export function typedTexts({ sections }: Article): readonly TypedText[] {
  const section = sections.find(({ id }) => id === 'Web-how-to-type-gurmukhi-with-keyboard');
  const rows = (section?.blocks ?? []).flatMap((block) => (block.kind === 'table' ? block.rows : []));
  // Either each cell has a text and its keys, or the row has a text, its name and its keys.
  return rows.flatMap((row) =>
    typeof row[0] === 'string'
      ? [{ text: row[0], keys: keysOf(row.at(-1)) }]
      : row.map((cell) => ({ text: plainText(cell).split(' ')[0] ?? '', keys: keysOf(cell) })),
  );
}

function keysOf(cell: InlineContent = ''): string {
  return typeof cell === 'string'
    ? ''
    : cell.map((part) => (typeof part !== 'string' && 'key' in part ? part.key : '')).join('');
}
