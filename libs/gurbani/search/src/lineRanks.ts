import type { ColumnContent, Corpus } from '@naad/gurbani-corpus';
import { splitWords } from '@naad/gurbani-text';

/** The words of a line that have letters, one space apart: lines with the same are equal, whatever their numbers. */
export function bareText(unicode: string): string {
  return splitWords(unicode)
    .filter((word) => /\p{L}/u.test(word))
    .join(' ');
}

/**
 * Makes the rank of every line among lines that match a query alike: headings last, then lines of fewer words first,
 * lines of the same words side by side, all else as in the scripture.
 */
export function buildLineRanks(corpus: Corpus): Record<string, ColumnContent> {
  const firstOf = new Map<string, number>();
  const lines = Array.from({ length: corpus.lineCount }, (_, line) => {
    const text = bareText(corpus.unicode(line));
    const first = firstOf.get(text) ?? line;
    firstOf.set(text, first);
    const isHeading = corpus.line(line).type === 'sirlekh';
    return { line, first, words: splitWords(text).length, heading: isHeading ? 1 : 0 };
  });
  const ranks = new Uint32Array(lines.length);
  lines
    .sort((a, b) => a.heading - b.heading || a.words - b.words || a.first - b.first || a.line - b.line)
    .forEach(({ line }, rank) => {
      ranks[line] = rank;
    });
  return { rank: { kind: 'numbers', values: ranks } };
}
