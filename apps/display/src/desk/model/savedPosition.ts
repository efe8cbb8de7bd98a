import { BANI_LENGTHS, type BaniLength } from '@naad/gurbani-model';
import { type ContentKind } from '@naad/sync-protocol';
import type { Presenter } from '../../presenter/presenter.ts';
import type { DeskItem } from './deskItem.ts';

/** A saved position in an item, at which it reopens. */
export interface SavedPosition {
  readonly kind: ContentKind;
  readonly id: number;
  /** Title in Gurmukhi. */
  readonly title: string;
  readonly baniLength: BaniLength | null;
  readonly row: number;
  readonly home: number | null;
  readonly seen: readonly number[];
}

export const isSameItem = (
  one: Pick<SavedPosition, 'kind' | 'id'>,
  other: Pick<SavedPosition, 'kind' | 'id'>,
) => one.kind === other.kind && one.id === other.id;

export function positionOf(item: DeskItem, { row, home, seen }: Presenter): SavedPosition {
  const { kind, id, title, baniLength } = item;
  return { kind, id, title, baniLength, row, home, seen };
}

const MAX_POSITIONS = 50;

/** Puts a position at the head of the list, without repeats. */
export function withPosition(
  positions: readonly SavedPosition[],
  position: SavedPosition,
): readonly SavedPosition[] {
  return [position, ...positions.filter((each) => !isSameItem(each, position))].slice(0, MAX_POSITIONS);
}

const isRow = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Parses untrusted positions from the store, skipping invalid ones. */
export function parsePositions(stored: unknown): readonly SavedPosition[] {
  return Array.isArray(stored)
    ? stored.flatMap((each) => parsePosition(each) ?? []).slice(0, MAX_POSITIONS)
    : [];
}

/** Parses an untrusted position; null if invalid. */
export function parsePosition(stored: unknown): SavedPosition | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { kind, id, title, baniLength, row, home, seen } = stored as Record<keyof SavedPosition, unknown>;
  const length = BANI_LENGTHS.find((each) => each === baniLength) ?? null;
  if (kind !== 'shabad' && kind !== 'bani' && kind !== 'ceremony') return null;
  if (!isRow(id) || typeof title !== 'string' || !isRow(row)) return null;
  return {
    kind,
    id,
    title,
    baniLength: length,
    row,
    home: isRow(home) ? home : null,
    seen: Array.isArray(seen) ? seen.filter(isRow) : [],
  };
}
