import type { BaniLength } from '@naad/gurbani-corpus';
import { BANI_LENGTHS, type ContentKind } from '@naad/sync-protocol';
import type { Presenter } from '../../presenter/presenter.ts';
import type { DeskItem } from './deskItem.ts';

/** Where one was in something, so that one can come back to it as one left it. */
export interface Place {
  readonly kind: ContentKind;
  readonly id: number;
  /** What the list calls it, in Gurmukhi. */
  readonly title: string;
  readonly baniLength: BaniLength | null;
  readonly row: number;
  readonly home: number | null;
  readonly seen: readonly number[];
}

export const isSamePlace = (one: Pick<Place, 'kind' | 'id'>, other: Pick<Place, 'kind' | 'id'>) =>
  one.kind === other.kind && one.id === other.id;

export function placeOf(item: DeskItem, { row, home, seen }: Presenter): Place {
  const { kind, id, title, baniLength } = item;
  return { kind, id, title, baniLength, row, home, seen };
}

const MOST_PLACES = 50;

/** A list with a place at its head, once. */
export function withPlace(places: readonly Place[], place: Place): readonly Place[] {
  return [place, ...places.filter((each) => !isSamePlace(each, place))].slice(0, MOST_PLACES);
}

const isRow = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Places out of a store that anyone may have written to. */
export function parsePlaces(stored: unknown): readonly Place[] {
  return Array.isArray(stored) ? stored.flatMap((each) => parsePlace(each) ?? []).slice(0, MOST_PLACES) : [];
}

export function parsePlace(stored: unknown): Place | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { kind, id, title, baniLength, row, home, seen } = stored as Record<keyof Place, unknown>;
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
