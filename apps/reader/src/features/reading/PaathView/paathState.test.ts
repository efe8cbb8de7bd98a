import { parseAng } from '@naad/gurbani-model';
import { describe, expect, it } from 'vitest';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import type { PaathGeometry } from './paathGeometry.ts';
import { type PaathPiece, type PaathWindow, piecesOf, removedHeight } from './paathPieces.ts';
import {
  moveAt,
  moveTowards,
  openPaath,
  type PaathAction,
  paathReducer,
  type PaathState,
} from './paathState.ts';

const { ang: saved } = contentOf(STORY_PAGES.ang, 'ang');
const LAST = 300;
const SCREEN = 800;
const HEIGHT = 1000;

function pieceOf(ang: number): PaathPiece {
  const at = (number: number) => parseAng(number) ?? expect.unreachable();
  const [piece = expect.unreachable()] = piecesOf({
    ...saved,
    ang: at(ang),
    neighbours: { previous: ang > 1 ? at(ang - 1) : null, next: ang < LAST ? at(ang + 1) : null },
    verses: Array.from({ length: 60 }, () => saved.verses[0] ?? expect.unreachable()),
  });
  return piece;
}

/** Angs on the page, after a number of removed ones, each 1000 pixels high. */
const windowOf = (angs: readonly number[], removed = 0): PaathWindow => ({
  removed: Array.from({ length: removed }, (_, index) => ({ ang: index + 1, part: 0, height: HEIGHT })),
  pieces: angs.map(pieceOf),
});

/** Layout of a window whose first piece begins at `top`. */
const layout = (shown: PaathWindow, top: number): PaathGeometry => ({
  screen: SCREEN,
  readingLine: 0,
  top: top - removedHeight(shown),
  places: shown.pieces.map((piece, index) => ({
    piece,
    top: top + index * HEIGHT,
    bottom: top + (index + 1) * HEIGHT,
  })),
});

const moveIn = (shown: PaathWindow, top: number, isUp = false) => moveAt(shown, layout(shown, top), isUp);
const nextOf = (shown: PaathWindow) => moveTowards('next', shown) ?? expect.unreachable();
const previousOf = (shown: PaathWindow) => moveTowards('previous', shown) ?? expect.unreachable();

describe('the move that a scroll position calls for', () => {
  const shown = windowOf([20, 21, 22, 23, 24]);

  it('is the next piece once the last ends within 1.5 screens below the screen', () => {
    const end = SCREEN * 2.5 - 5 * HEIGHT;
    expect(moveIn(shown, end)).toBeNull();
    expect(moveIn(shown, end - 1)).toEqual({ kind: 'next', edge: pieceOf(24) });
  });

  it('is the previous piece within 1.5 screens of the first, only for a reader who scrolls up', () => {
    const start = -SCREEN * 1.5 + 1;
    expect(moveIn(shown, start, true)).toEqual({ kind: 'previous', edge: pieceOf(20) });
    expect(moveIn(shown, start, false)).toBeNull();
    expect(moveIn(shown, start - 1, true)).toBeNull();
  });

  it('is the previous piece when the space of removed ones is on the screen', () => {
    expect(moveIn(windowOf([20, 21, 22], 19), 1)).toMatchObject({ kind: 'previous' });
    expect(moveIn(shown, 1)).toBeNull();
  });

  it('is none at both ends of the work', () => {
    expect(moveIn(windowOf([1, 2, 3]), -10, true)).toBeNull();
    expect(moveIn(windowOf([LAST]), -10)).toBeNull();
  });

  it('is a reset to the removed piece in the middle of the screen after a large upward jump', () => {
    const jumped = windowOf([20, 21, 22], 19);
    expect(moveIn(jumped, SCREEN + 1)).toEqual({ kind: 'reset', removed: jumped.removed[18] });
    expect(moveIn(jumped, 15_000)).toEqual({ kind: 'reset', removed: jumped.removed[4] });
    expect(moveIn(jumped, 60_000)).toEqual({ kind: 'reset', removed: jumped.removed[0] });
  });
});

describe('the state of a paath', () => {
  const after = (state: PaathState, ...actions: PaathAction[]) => actions.reduce(paathReducer, state);
  const shown = windowOf([20, 21, 22]);
  const idle: PaathState = { shown, status: { phase: 'idle' }, display: 'small' };
  const next = nextOf(shown);
  const loading = after(idle, { type: 'moveRequested', move: next });
  const failed = after(loading, { type: 'loadFailed', move: next });
  const angsIn = (state: PaathState) => state.shown.pieces.map(({ ang }) => ang);

  it('opens with the whole ang and nothing loading', () => {
    const opened = openPaath({ first: saved, resume: null, display: 'small' });
    expect(opened).toEqual({
      shown: { removed: [], pieces: piecesOf(saved) },
      status: idle.status,
      display: 'small',
    });
  });

  it('loads one piece at a time', () => {
    expect(after(loading, { type: 'moveRequested', move: previousOf(shown) })).toBe(loading);
  });

  it('adds the loaded piece, and keeps the measured height of those it removes', () => {
    const long = windowOf([18, 19, 20, 21, 22]);
    const moved = after(
      { ...idle, shown: long },
      { type: 'moveRequested', move: nextOf(long) },
      { type: 'loaded', move: nextOf(long), piece: pieceOf(23), geometry: layout(long, -3500) },
    );
    expect(angsIn(moved)).toEqual([19, 20, 21, 22, 23]);
    expect(moved.shown.removed).toEqual([{ ang: 18, part: 0, height: HEIGHT }]);
    expect(moved.status).toEqual({ phase: 'idle' });
  });

  it('adds the previous piece, and starts again at a removed one', () => {
    const back = after(
      idle,
      { type: 'moveRequested', move: previousOf(shown) },
      { type: 'loaded', move: previousOf(shown), piece: pieceOf(19), geometry: layout(shown, 0) },
    );
    expect(angsIn(back)).toEqual([19, 20, 21, 22]);
    const long = windowOf([20, 21], 19);
    const [removed = expect.unreachable()] = long.removed.slice(6);
    const reset = after(
      { ...idle, shown: long },
      { type: 'moveRequested', move: { kind: 'reset', removed } },
      {
        type: 'loaded',
        move: { kind: 'reset', removed },
        piece: pieceOf(removed.ang),
        geometry: layout(long, 15_000),
      },
    );
    expect([angsIn(reset), removedHeight(reset.shown)]).toEqual([[7], 6000]);
  });

  it('tells of a failure until a retry has loaded', () => {
    expect(failed.status).toEqual({ phase: 'failed', side: 'next' });
    const retried = after(failed, { type: 'moveRequested', move: next });
    expect(retried.status).toMatchObject({ phase: 'loading', hasFailed: true });
    expect(after(retried, { type: 'loadFailed', move: next }).status).toEqual(failed.status);
    const loaded = after(retried, {
      type: 'loaded',
      move: next,
      piece: pieceOf(23),
      geometry: layout(shown, 0),
    });
    expect([loaded.status, angsIn(loaded)]).toEqual([idle.status, [20, 21, 22, 23]]);
  });

  it("tells of texts that didn't reload, without ending a load", () => {
    expect(after(idle, { type: 'reloadFailed' }).status).toEqual({ phase: 'failed', side: 'next' });
    expect(after(loading, { type: 'reloadFailed' }).status).toMatchObject({
      phase: 'loading',
      hasFailed: true,
    });
  });

  it('replaces the verses of the pieces on the page by reloaded ones', () => {
    const reloaded = { ...pieceOf(21), verses: saved.verses.slice(0, 1) };
    const { pieces } = after(idle, { type: 'versesReloaded', pieces: [reloaded, pieceOf(99)] }).shown;
    expect(pieces).toEqual([pieceOf(20), reloaded, pieceOf(22)]);
  });

  it('forgets the heights of removed pieces when heights change', () => {
    const long = { ...idle, shown: windowOf([20, 21], 19) };
    const changed = after(long, { type: 'heightsChanged', display: 'large' });
    expect([changed.shown, changed.display]).toEqual([windowOf([20, 21]), 'large']);
  });
});
