import type { SessionState } from '@naad/sync-protocol';

/**
 * Row of a text that the display shows, from 0; null if unknown. If a bani repeats a verse, the display's own row count
 * decides, or the nearest row, since displays count rows that others leave out. Rows with an id of a desktop host are
 * found by count only.
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
