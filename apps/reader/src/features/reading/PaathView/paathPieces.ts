import type { Verse, VerseId } from '@naad/gurbani-model';
import type { AngPage } from '@naad/api-client';

/** Part of an ang, the unit in which a paath is loaded and removed. */
export interface PaathPiece {
  readonly ang: number;
  /** Index within its ang. */
  readonly part: number;
  readonly isLast: boolean;
  readonly verses: readonly Verse[];
  /** Numbers of the previous and next ang; null at an end. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** A removed piece with its height in CSS pixels. */
export interface RemovedPiece {
  readonly ang: number;
  readonly part: number;
  readonly height: number;
}

/** Pieces of a paath on the page, consecutive, and the heights of those removed above them. */
export interface PaathWindow {
  readonly removed: readonly RemovedPiece[];
  readonly pieces: readonly PaathPiece[];
}

/** An ang of the Guru Granth Sahib has fewer lines; a vaar of Bhai Gurdas can have eight times as many. */
const PIECE_LINES = 60;
/** With the piece added at this limit, a page never has more than 400 lines. */
const MAX_LINES = 340;

export function piecesOf({ ang, verses, neighbours }: AngPage): PaathPiece[] {
  const count = Math.max(1, Math.ceil(verses.length / PIECE_LINES));
  const size = Math.ceil(verses.length / count);
  return Array.from({ length: count }, (_, part) => ({
    ang,
    part,
    isLast: part === count - 1,
    verses: verses.slice(part * size, (part + 1) * size),
    previous: neighbours.previous,
    next: neighbours.next,
  }));
}

export const isSamePiece = (
  one: Pick<PaathPiece, 'ang' | 'part'>,
  other: Pick<PaathPiece, 'ang' | 'part'>,
): boolean => one.ang === other.ang && one.part === other.part;

export const hasNext = ({ isLast, next }: PaathPiece): boolean => !isLast || next !== null;
export const hasPrevious = ({ part, previous }: PaathPiece): boolean => part > 0 || previous !== null;

const linesOf = (pieces: readonly PaathPiece[]) => pieces.reduce((sum, { verses }) => sum + verses.length, 0);

/** Window of a newly opened ang: whole, or from shortly before the verse to resume at. */
export function windowFrom(page: AngPage, resume: VerseId | null): PaathWindow {
  const pieces = piecesOf(page);
  if (linesOf(pieces) <= MAX_LINES) return { removed: [], pieces };
  const index = pieces.findIndex(({ verses }) => verses.some(({ id }) => id === resume));
  const start = Math.max(0, index - 1);
  return { removed: [], pieces: pieces.slice(start, start + 4) };
}

/**
 * Appends the next piece and removes those read long ago.
 *
 * @param current piece being read: it stays, as does the one before it
 * @param heightOf height of a piece on the page, in CSS pixels
 */
export function withNext(
  { removed, pieces }: PaathWindow,
  next: PaathPiece,
  current: PaathPiece,
  heightOf: (piece: PaathPiece) => number,
): PaathWindow {
  const kept = [...pieces, next];
  const gone: RemovedPiece[] = [];
  const isReadLater = () => kept.findIndex((piece) => isSamePiece(piece, current)) > 1;
  while (linesOf(kept) > MAX_LINES && isReadLater()) {
    const first = kept.shift();
    if (first) gone.push({ ang: first.ang, part: first.part, height: heightOf(first) });
  }
  return { removed: [...removed, ...gone], pieces: kept };
}

/** Prepends the previous piece and removes those far below. */
export function withPrevious(
  { removed, pieces }: PaathWindow,
  previous: PaathPiece,
  current: PaathPiece,
): PaathWindow {
  const kept = [previous, ...pieces];
  const isReadBefore = () => kept.findIndex((piece) => isSamePiece(piece, current)) < kept.length - 2;
  while (linesOf(kept) > MAX_LINES && isReadBefore()) kept.pop();
  const last = removed.at(-1);
  return { removed: last && isSamePiece(last, previous) ? removed.slice(0, -1) : removed, pieces: kept };
}

/** Resets the window to a removed piece after a large upward jump. */
export function resetTo({ removed }: PaathWindow, piece: PaathPiece): PaathWindow {
  const index = removed.findIndex((each) => isSamePiece(each, piece));
  return { removed: index < 0 ? [] : removed.slice(0, index), pieces: [piece] };
}

/** Drops the heights of removed pieces, which are wrong after a change of font size or width. */
export const withoutHeights = (before: PaathWindow): PaathWindow =>
  before.removed.length > 0 ? { removed: [], pieces: before.pieces } : before;

/** Replaces the texts beside the lines; `found` has all pieces of the angs. */
export function withUpdatedVerses(
  { removed, pieces }: PaathWindow,
  found: readonly PaathPiece[],
): PaathWindow {
  return {
    removed,
    pieces: pieces.map((piece) => found.find((each) => isSamePiece(each, piece)) ?? piece),
  };
}

/** Removed piece at a distance in CSS pixels from the top of the paath; null below the removed ones. */
export function removedAt({ removed }: PaathWindow, distance: number): RemovedPiece | null {
  let sum = 0;
  for (const piece of removed) {
    sum += piece.height;
    if (sum > distance) return piece;
  }
  return null;
}

export const removedHeight = ({ removed }: PaathWindow): number =>
  removed.reduce((sum, { height }) => sum + height, 0);

export type LoadAng = (ang: number) => Promise<AngPage>;

/** Number of angs cached around the one being read. */
const CACHED_ANGS = 8;

/** Loads the pieces of a paath and caches those near the reading position. */
export interface PaathSource {
  /** Null after the last piece. A failed request may be retried. */
  after(piece: PaathPiece): Promise<PaathPiece | null>;
  /** Null before the first piece. */
  before(piece: PaathPiece): Promise<PaathPiece | null>;
  at(ang: number, part: number): Promise<PaathPiece | null>;
}

export function createPaathSource(first: AngPage | null, load: LoadAng): PaathSource {
  const cache = new Map<number, Promise<PaathPiece[]>>();
  if (first) cache.set(first.ang, Promise.resolve(piecesOf(first)));

  function pieces(ang: number): Promise<PaathPiece[]> {
    const found = cache.get(ang) ?? load(ang).then(piecesOf);
    cache.delete(ang);
    cache.set(ang, found);
    found.catch(() => cache.delete(ang));
    for (const oldest of cache.keys()) {
      if (cache.size <= CACHED_ANGS) break;
      cache.delete(oldest);
    }
    return found;
  }

  return {
    async after({ ang, part, isLast, next }) {
      if (!isLast) return (await pieces(ang))[part + 1] ?? null;
      return next === null ? null : ((await pieces(next))[0] ?? null);
    },
    async before({ ang, part, previous }) {
      if (part > 0) return (await pieces(ang))[part - 1] ?? null;
      return previous === null ? null : ((await pieces(previous)).at(-1) ?? null);
    },
    at: async (ang, part) => (await pieces(ang))[part] ?? null,
  };
}
