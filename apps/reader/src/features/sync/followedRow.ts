import type { SessionState } from '@naad/sync-protocol';

/**
 * Which row of a text is on the screen, from 0; null where none is known. A bani says some verses again: then the row that the
 * display counted tells which is meant, or the one nearest to it, as displays count rows that others leave out. What a desktop calls
 * a row by an id of its own is found by its count alone.
 */
export function followedRow(
  verses: readonly { readonly id: number }[],
  { kind, highlight, lineCount }: Pick<SessionState, 'kind' | 'highlight' | 'lineCount'>,
): number | null {
  const counted = lineCount === null ? null : lineCount - 1;
  const rows = verses.flatMap(({ id }, row) => (id === highlight ? [row] : []));
  const [first] = rows;
  if (first !== undefined) {
    if (counted === null) return first;
    return rows.reduce(
      (best, row) => (Math.abs(row - counted) < Math.abs(best - counted) ? row : best),
      first,
    );
  }
  return kind !== 'shabad' && counted !== null && counted >= 0 && counted < verses.length ? counted : null;
}
