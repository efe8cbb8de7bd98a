import type { ContentKind } from '@naad/sync-protocol';

/** A slide that covers the line, as on the wire. An empty text is a blank. */
export interface Cover {
  /** Gurmukhi in the ASCII layout, everything else in Unicode. */
  readonly text: string;
  readonly isGurmukhi: boolean;
}

/** The open item as rows. */
export interface OpenItem {
  readonly kind: ContentKind;
  readonly id: number;
  /** Number of rows, at least 1. */
  readonly rowCount: number;
  /** Rows of headings, which can be shown but never count as unseen. */
  readonly headings: readonly number[];
}

/** State of the screen; STATES.md documents its transitions. Rows count from 0. */
export interface Presenter {
  /** Null until an item is opened. */
  readonly item: OpenItem | null;
  /** The row on the screen, or under the cover. */
  readonly row: number;
  /** Row of the home line; null in a bani or ceremony, which have none. */
  readonly home: number | null;
  /** Rows that have been on the screen, latest last. */
  readonly seen: readonly number[];
  readonly cover: Cover | null;
  /** True while the operator hides the whole screen. */
  readonly isHidden: boolean;
}

/** No open item and a blank screen. */
export const EMPTY_PRESENTER: Presenter = {
  item: null,
  row: 0,
  home: null,
  seen: [],
  cover: null,
  isHidden: false,
};

export type PresenterEvent =
  /** An item is opened at a row, which becomes a shabad's home. */
  | { readonly type: 'opened'; readonly item: OpenItem; readonly row: number }
  /** The open item has new rows, such as another bani length; the current line stays if it exists. */
  | {
      readonly type: 'rowsReplaced';
      readonly item: OpenItem;
      readonly row: number;
      readonly seen: readonly number[];
    }
  | { readonly type: 'rowChosen'; readonly row: number }
  | { readonly type: 'homeChosen'; readonly row: number }
  | { readonly type: 'nextPressed' }
  | { readonly type: 'previousPressed' }
  /** The key for kirtan: goes home, and from home to the next unseen line. */
  | { readonly type: 'homePressed' }
  | { readonly type: 'covered'; readonly cover: Cover }
  | { readonly type: 'uncovered' }
  | { readonly type: 'hidden'; readonly isHidden: boolean };

/** True in banis and ceremonies, whose lines follow one another without jumps. */
export function isBaniMode({ item }: Presenter): boolean {
  return item !== null && item.kind !== 'shabad';
}

/** Returns the next state; the same object if nothing changes. */
export function present(presenter: Presenter, event: PresenterEvent): Presenter {
  switch (event.type) {
    case 'opened':
      return open(presenter, event.item, event.row);
    case 'rowsReplaced': {
      if (presenter.item === null) return presenter;
      const { item } = event;
      const row = clampRow(event.row, item);
      const seen = event.seen.filter((each) => each >= 0 && each < item.rowCount);
      const home = item.kind === 'shabad' ? clampRow(presenter.home ?? row, item) : null;
      return { ...presenter, item, row, home, seen: markSeen(seen, row) };
    }
    case 'rowChosen':
      return moveTo(presenter, event.row);
    case 'homeChosen': {
      const { item } = presenter;
      if (item?.kind !== 'shabad' || clampRow(event.row, item) !== event.row) return presenter;
      return event.row === presenter.home ? presenter : { ...presenter, home: event.row };
    }
    case 'nextPressed':
      return presenter.cover ? uncover(presenter) : moveTo(presenter, presenter.row + 1);
    case 'previousPressed':
      return presenter.cover ? uncover(presenter) : moveTo(presenter, presenter.row - 1);
    case 'homePressed':
      return presenter.cover ? uncover(presenter) : pressHome(presenter);
    case 'covered': {
      const { text, isGurmukhi } = event.cover;
      const isSame = presenter.cover?.text === text && presenter.cover.isGurmukhi === isGurmukhi;
      return isSame ? presenter : { ...presenter, cover: { text, isGurmukhi } };
    }
    case 'uncovered':
      return uncover(presenter);
    case 'hidden':
      return event.isHidden === presenter.isHidden ? presenter : { ...presenter, isHidden: event.isHidden };
  }
}

function open(presenter: Presenter, item: OpenItem, wanted: number): Presenter {
  const row = clampRow(wanted, item);
  const home = item.kind === 'shabad' ? row : null;
  return { ...presenter, item, row, home, seen: [row], cover: null };
}

function moveTo(presenter: Presenter, row: number): Presenter {
  const { item } = presenter;
  if (item === null || clampRow(row, item) !== row) return presenter;
  if (row === presenter.row && presenter.cover === null) return presenter;
  return { ...presenter, row, cover: null, seen: markSeen(presenter.seen, row) };
}

/** Removes the cover, unless nothing is open: no key may blank the screen by going back. */
function uncover(presenter: Presenter): Presenter {
  return presenter.cover === null || presenter.item === null ? presenter : { ...presenter, cover: null };
}

function pressHome(presenter: Presenter): Presenter {
  const { home, row } = presenter;
  if (home === null) return moveTo(presenter, row + 1);
  if (row !== home) return moveTo(presenter, home);
  const unseen = nextUnseen(presenter);
  return unseen === null ? presenter : moveTo(presenter, unseen);
}

/**
 * Returns the first unseen line; once all are seen, the line after the latest, wrapping around at the end. Skips home and
 * headings; null if a shabad has no other lines.
 */
export function nextUnseen({ item, home, seen }: Presenter): number | null {
  if (item === null) return null;
  const lines = Array.from({ length: item.rowCount }, (_each, row) => row).filter(
    (row) => row !== home && !item.headings.includes(row),
  );
  const unseen = lines.find((row) => !seen.includes(row));
  if (unseen !== undefined) return unseen;
  const latest = seen.findLast((row) => row !== home) ?? -1;
  return lines.find((row) => row > latest) ?? lines[0] ?? null;
}

/** Moves a row to the end of the seen rows. */
function markSeen(seen: readonly number[], row: number): readonly number[] {
  return seen.at(-1) === row ? seen : [...seen.filter((each) => each !== row), row];
}

function clampRow(row: number, { rowCount }: OpenItem): number {
  return Math.min(Math.max(0, Math.trunc(row)), rowCount - 1);
}
