import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { LetterIndex } from './createLetterIndex.ts';
import { settleBeside } from './settleBeside.ts';

/** A line of a bani as the upstream has it: BaniDB numbers the rows of banis, not their verses. */
export interface BaniRowText {
  readonly letters: string;
  readonly page: number | null;
}

/** The only item of a list, or null. */
function onlyOf<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}

/**
 * Finds the lines of a bani by letters and page. Works share page numbers, so of several lines the one counts that is
 * in the work of the lines around it; then the one beside the line found before or after it. Null for a line that stays
 * uncertain.
 */
export function findBaniLines(
  { corpus, letters }: { readonly corpus: Corpus; readonly letters: LetterIndex },
  rows: readonly BaniRowText[],
): (LineIndex | null)[] {
  const candidates = rows.map((row) => {
    const all = letters.linesWith(row.letters);
    const onPage = all.filter((line) => corpus.line(line).ang === row.page);
    return onPage.length > 0 ? onPage : all;
  });
  const alone = candidates.map(onlyOf);
  const workOf = (line: LineIndex | null | undefined) => (line == null ? null : corpus.line(line).sourceId);
  const certain = candidates.map((lines, position) => {
    const before = workOf(alone.slice(0, position).findLast((line) => line !== null));
    const after = workOf(alone.slice(position + 1).find((line) => line !== null));
    const work = before === null || before === after ? after : after === null ? before : null;
    return alone[position] ?? onlyOf(lines.filter((line) => workOf(line) === work));
  });
  return settleBeside(certain, (position, line) => candidates[position]?.includes(line) === true, 'one');
}
