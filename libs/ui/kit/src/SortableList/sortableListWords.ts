type Placed = (label: string, position: number, count: number) => string;

/** What a list that can be reordered says itself, for an app that is translated. Positions count from 1. */
export interface SortableListWords {
  /** How the handle works by keyboard, read after its name. */
  readonly instructions: string;
  readonly handle: (label: string) => string;
  readonly moveUp: (label: string) => string;
  readonly moveDown: (label: string) => string;
  readonly remove: (label: string) => string;
  readonly lifted: Placed;
  readonly moved: Placed;
  readonly dropped: Placed;
  readonly cancelled: Placed;
  readonly removed: (label: string) => string;
}

const place = (position: number, count: number) => `${String(position)} of ${String(count)}`;

export const SORTABLE_LIST_ENGLISH: SortableListWords = {
  instructions: 'Press Space to lift, the arrow keys to move, Space to drop, Escape to cancel.',
  handle: (label) => `Reorder: ${label}`,
  moveUp: (label) => `Move up: ${label}`,
  moveDown: (label) => `Move down: ${label}`,
  remove: (label) => `Remove: ${label}`,
  lifted: (label, position, count) => `Lifted ${label}, ${place(position, count)}.`,
  moved: (label, position, count) => `${label} is now ${place(position, count)}.`,
  dropped: (label, position, count) => `Dropped ${label}, ${place(position, count)}.`,
  cancelled: (label, position, count) => `${label} stays ${place(position, count)}.`,
  removed: (label) => `Removed ${label}.`,
};
