import type { ContentKind } from '@naad/sync-protocol';

/** A slide that covers the line: what the wire says of it. An empty text is a blank. */
export interface Cover {
  /** Gurmukhi in the ASCII layout of the wire, everything else as it is. */
  readonly text: string;
  readonly isGurmukhi: boolean;
}

/** What is open, by the rows a person moves through. */
export interface OpenItem {
  readonly kind: ContentKind;
  readonly id: number;
  /** How many rows there are; at least one. */
  readonly rowCount: number;
  /** Rows that are headings: one may stand on them, and none is "unseen". */
  readonly headings: readonly number[];
}

/**
 * What the operator's desk knows of the screen. STATES.md draws it. Rows count from 0.
 */
export interface Presenter {
  /** Null until something was opened. */
  readonly item: OpenItem | null;
  /** Where the screen stands, or will when the cover is taken away. */
  readonly row: number;
  /** The row that a shabad returns to; null in a bani or ceremony, which have no home. */
  readonly home: number | null;
  /** Rows that were on the screen, the latest last. */
  readonly seen: readonly number[];
  readonly cover: Cover | null;
  /** Whether the operator hides the whole screen. */
  readonly isHidden: boolean;
}

/** Nothing is open, and the screen is blank. */
export const EMPTY_PRESENTER: Presenter = {
  item: null,
  row: 0,
  home: null,
  seen: [],
  cover: null,
  isHidden: false,
};

export type PresenterEvent =
  /** Something is opened at a row, which a shabad has for its home. */
  | { readonly type: 'opened'; readonly item: OpenItem; readonly row: number }
  /** What is open now has other rows, as another length of a bani has; the same line stays where there is one. */
  | {
      readonly type: 'relaid';
      readonly item: OpenItem;
      readonly row: number;
      readonly seen: readonly number[];
    }
  | { readonly type: 'rowChosen'; readonly row: number }
  | { readonly type: 'homeChosen'; readonly row: number }
  | { readonly type: 'nextPressed' }
  | { readonly type: 'previousPressed' }
  /** The one key for kirtan: home, and from home the next line that was not seen. */
  | { readonly type: 'homePressed' }
  | { readonly type: 'covered'; readonly cover: Cover }
  | { readonly type: 'uncovered' }
  | { readonly type: 'hidden'; readonly isHidden: boolean };

/** Bani mode: lines follow one another, and nothing jumps. */
export function isBaniMode({ item }: Presenter): boolean {
  return item !== null && item.kind !== 'shabad';
}

/** The next state; the same object where nothing changes. */
export function present(presenter: Presenter, event: PresenterEvent): Presenter {
  switch (event.type) {
    case 'opened':
      return open(presenter, event.item, event.row);
    case 'relaid': {
      if (presenter.item === null) return presenter;
      const { item } = event;
      const row = within(event.row, item);
      const seen = event.seen.filter((each) => each >= 0 && each < item.rowCount);
      const home = item.kind === 'shabad' ? within(presenter.home ?? row, item) : null;
      return { ...presenter, item, row, home, seen: withRow(seen, row) };
    }
    case 'rowChosen':
      return moveTo(presenter, event.row);
    case 'homeChosen': {
      const { item } = presenter;
      if (item?.kind !== 'shabad' || within(event.row, item) !== event.row) return presenter;
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
  const row = within(wanted, item);
  const home = item.kind === 'shabad' ? row : null;
  return { ...presenter, item, row, home, seen: [row], cover: null };
}

function moveTo(presenter: Presenter, row: number): Presenter {
  const { item } = presenter;
  if (item === null || within(row, item) !== row) return presenter;
  if (row === presenter.row && presenter.cover === null) return presenter;
  return { ...presenter, row, cover: null, seen: withRow(presenter.seen, row) };
}

/** With nothing below it a cover stays: a screen is never blanked by a key that leads back. */
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
 * The first line from the top that was not on the screen yet; where all were, the one after the line that came last, and
 * after the last the first again. Neither home nor a heading is one. Null where a shabad has nothing else.
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

/** Rows in the order they were last on the screen. */
function withRow(seen: readonly number[], row: number): readonly number[] {
  return seen.at(-1) === row ? seen : [...seen.filter((each) => each !== row), row];
}

function within(row: number, { rowCount }: OpenItem): number {
  return Math.min(Math.max(0, Math.trunc(row)), rowCount - 1);
}
