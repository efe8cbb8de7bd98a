import type { AngPage, Verse } from '@naad/api-client';
import type { VerseId } from '@naad/gurbani-corpus';

/** Some lines of an ang, the least that comes and goes as one reads on. */
export interface PaathPiece {
  readonly ang: number;
  /** Which piece of its ang it is, from 0. */
  readonly part: number;
  readonly isLast: boolean;
  readonly verses: readonly Verse[];
  /** The angs before and after this one; null at an end. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** A piece that was there and is not any more, with the height it had, in CSS pixels. */
export interface LeftPiece {
  readonly ang: number;
  readonly part: number;
  readonly height: number;
}

/** What of a paath is on the page: pieces that follow each other, and the room of those above that are not there. */
export interface PaathWindow {
  readonly left: readonly LeftPiece[];
  readonly pieces: readonly PaathPiece[];
}

/** An ang of the Guru Granth Sahib has less; a vaar of Bhai Gurdas can have eight times as many. */
const PIECE_LINES = 60;
/** With the piece that is added when as many are there, a page never holds more than 400. */
const MOST_LINES = 340;

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

/** The window of an ang that is opened, whole or from shortly before the verse that one had come to. */
export function windowFrom(page: AngPage, resume: VerseId | null): PaathWindow {
  const pieces = piecesOf(page);
  if (linesOf(pieces) <= MOST_LINES) return { left: [], pieces };
  const place = pieces.findIndex(({ verses }) => verses.some(({ id }) => id === resume));
  const start = Math.max(0, place - 1);
  return { left: [], pieces: pieces.slice(start, start + 4) };
}

/**
 * The window with the piece that follows, and without those that one has long read.
 *
 * @param current the piece that is read: it stays, and so does the one before it
 * @param heightOf of a piece on the page, in CSS pixels
 */
export function withNext(
  { left, pieces }: PaathWindow,
  next: PaathPiece,
  current: PaathPiece,
  heightOf: (piece: PaathPiece) => number,
): PaathWindow {
  const kept = [...pieces, next];
  const gone: LeftPiece[] = [];
  const isReadLater = () => kept.findIndex((piece) => isSamePiece(piece, current)) > 1;
  while (linesOf(kept) > MOST_LINES && isReadLater()) {
    const first = kept.shift();
    if (first) gone.push({ ang: first.ang, part: first.part, height: heightOf(first) });
  }
  return { left: [...left, ...gone], pieces: kept };
}

/** The window with the piece before it, and without those far below. */
export function withPrevious(
  { left, pieces }: PaathWindow,
  previous: PaathPiece,
  current: PaathPiece,
): PaathWindow {
  const kept = [previous, ...pieces];
  const isReadBefore = () => kept.findIndex((piece) => isSamePiece(piece, current)) < kept.length - 2;
  while (linesOf(kept) > MOST_LINES && isReadBefore()) kept.pop();
  const last = left.at(-1);
  return { left: last && isSamePiece(last, previous) ? left.slice(0, -1) : left, pieces: kept };
}

/** The window of one who went far up at once: it begins anew with a piece that had been left. */
export function backAt({ left }: PaathWindow, piece: PaathPiece): PaathWindow {
  const place = left.findIndex((each) => isSamePiece(each, piece));
  return { left: place < 0 ? [] : left.slice(0, place), pieces: [piece] };
}

/** The same with the heights of what was left forgotten: another size of letters, another width. */
export const withoutHeights = (before: PaathWindow): PaathWindow =>
  before.left.length > 0 ? { left: [], pieces: before.pieces } : before;

/** The same pieces with other texts beside their lines; `found` has all pieces of the angs. */
export function withTexts({ left, pieces }: PaathWindow, found: readonly PaathPiece[]): PaathWindow {
  return {
    left,
    pieces: pieces.map((piece) => found.find((each) => isSamePiece(each, piece)) ?? piece),
  };
}

/** The piece that stood at a distance from the top of the paath, in CSS pixels; null below those that were left. */
export function leftAt({ left }: PaathWindow, distance: number): LeftPiece | null {
  let sum = 0;
  for (const piece of left) {
    sum += piece.height;
    if (sum > distance) return piece;
  }
  return null;
}

export const heightLeft = ({ left }: PaathWindow): number =>
  left.reduce((sum, { height }) => sum + height, 0);
