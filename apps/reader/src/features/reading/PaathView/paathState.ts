import type { AngPage } from '@naad/api-client';
import type { VerseId } from '@naad/gurbani-model';
import { currentPiece, heightOf, type PaathGeometry } from './paathGeometry.ts';
import {
  hasNext,
  hasPrevious,
  type PaathPiece,
  type PaathWindow,
  removedAt,
  type RemovedPiece,
  resetTo,
  windowFrom,
  withNext,
  withoutHeights,
  withPrevious,
  withUpdatedVerses,
} from './paathPieces.ts';

/** Screen heights within which the next or previous piece is loaded ahead. */
const AHEAD_SCREENS = 1.5;

export type Side = 'next' | 'previous';

/** A change of the window that needs a piece: after the last, before the first, or one that was removed. */
export type PaathMove =
  | { readonly kind: Side; readonly edge: PaathPiece }
  | { readonly kind: 'reset'; readonly removed: RemovedPiece };

export type PaathStatus =
  | { readonly phase: 'idle' }
  /** `hasFailed` is true after a failure, until a piece has loaded. */
  | { readonly phase: 'loading'; readonly move: PaathMove; readonly hasFailed: boolean }
  | { readonly phase: 'failed'; readonly side: Side };

export interface PaathState {
  readonly shown: PaathWindow;
  readonly status: PaathStatus;
  /** Display settings to which the heights of removed pieces belong. */
  readonly display: unknown;
}

export type PaathAction =
  | { readonly type: 'moveRequested'; readonly move: PaathMove }
  | {
      readonly type: 'loaded';
      readonly move: PaathMove;
      readonly piece: PaathPiece | null;
      readonly geometry: PaathGeometry;
    }
  | { readonly type: 'loadFailed'; readonly move: PaathMove }
  | { readonly type: 'versesReloaded'; readonly pieces: readonly PaathPiece[] }
  | { readonly type: 'reloadFailed' }
  /** By the display settings or the width of the window. */
  | { readonly type: 'heightsChanged'; readonly display: unknown };

export interface OpenedPaath {
  /** The opened ang. */
  readonly first: AngPage;
  /** Verse to start at; null for the first. */
  readonly resume: VerseId | null;
  /** A new value means that the lines' heights may have changed. */
  readonly display: unknown;
}

export const openPaath = ({ first, resume, display }: OpenedPaath): PaathState => ({
  shown: windowFrom(first, resume),
  status: { phase: 'idle' },
  display,
});

/** Only one move loads at a time, so that its edge is still the window's when the piece arrives. */
export function paathReducer(state: PaathState, action: PaathAction): PaathState {
  const { shown, status } = state;
  switch (action.type) {
    case 'moveRequested':
      if (status.phase === 'loading') return state;
      return {
        ...state,
        status: { phase: 'loading', move: action.move, hasFailed: status.phase === 'failed' },
      };
    case 'loaded':
      return {
        ...state,
        shown: action.piece ? windowAfter(action.move, shown, action.piece, action.geometry) : shown,
        status: { phase: 'idle' },
      };
    case 'loadFailed':
      return {
        ...state,
        status: { phase: 'failed', side: action.move.kind === 'next' ? 'next' : 'previous' },
      };
    case 'versesReloaded':
      return { ...state, shown: withUpdatedVerses(shown, action.pieces) };
    case 'reloadFailed':
      return {
        ...state,
        status:
          status.phase === 'loading' ? { ...status, hasFailed: true } : { phase: 'failed', side: 'next' },
      };
    case 'heightsChanged':
      return { ...state, shown: withoutHeights(shown), display: action.display };
  }
}

function windowAfter(move: PaathMove, shown: PaathWindow, piece: PaathPiece, geometry: PaathGeometry) {
  if (move.kind === 'reset') return resetTo(shown, piece);
  const current = currentPiece(geometry) ?? move.edge;
  return move.kind === 'next'
    ? withNext(shown, piece, current, (each) => heightOf(each, geometry))
    : withPrevious(shown, piece, current);
}

/** Move towards a side; null at an end of the work. */
export function moveTowards(side: Side, { pieces }: PaathWindow): PaathMove | null {
  const edge = side === 'next' ? pieces.at(-1) : pieces[0];
  return edge && (side === 'next' ? hasNext(edge) : hasPrevious(edge)) ? { kind: side, edge } : null;
}

/**
 * Move that the scroll position calls for, or null.
 *
 * Measured on each scroll: an IntersectionObserver doesn't fire when a jump takes the first piece past its area between
 * two frames, nor when a reader already near the first piece turns back, which is when the previous one loads.
 */
export function moveAt(shown: PaathWindow, geometry: PaathGeometry, isUp: boolean): PaathMove | null {
  const { screen, top, places } = geometry;
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return null;
  const removed = first.top > screen ? removedAt(shown, screen / 2 - top) : null;
  if (removed) return { kind: 'reset', removed };
  const isNearFirst = isUp && first.top > -screen * AHEAD_SCREENS;
  const isGapVisible = first.top > 0 && shown.removed.length > 0;
  if (isNearFirst || isGapVisible) return moveTowards('previous', shown);
  return last.bottom < screen * (1 + AHEAD_SCREENS) ? moveTowards('next', shown) : null;
}
