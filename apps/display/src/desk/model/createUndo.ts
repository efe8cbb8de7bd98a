import { isJump, isSameState, LIMITS, type SessionState } from '@naad/sync-protocol';
import { needsRefetch } from '../../look/look.ts';
import type { Opener } from './createOpener.ts';
import type { Projection } from './createProjection.ts';
import type { DeskState, DeskStore } from './deskState.ts';
import { sessionStateOf } from './pictureOf.ts';

/** Undoes jumps of the screen: another text, a line out of turn, a slide, the hidden screen. */
export interface Undo {
  /** Remembers what stood before a change, if that was a jump. */
  note(before: DeskState): void;
  /**
   * Returns to what stood before the last jump. False if there is none in the last seconds.
   *
   * @param of the screen that a phone wants to leave; another one stays
   */
  undo(of?: SessionState, commandId?: string | null): boolean;
  close(): void;
}

export interface UndoOptions {
  readonly store: DeskStore;
  readonly update: Projection['update'];
  readonly opener: Pick<Opener, 'cancel' | 'reload'>;
}

/** What stood before a jump. */
interface Point {
  readonly state: Pick<DeskState, 'item' | 'presenter' | 'baniLength' | 'look' | 'journal' | 'list'>;
  readonly at: number;
}

/** Time for a phone's tap to arrive after its button was still visible. */
const LATE_MS = LIMITS.acknowledgeMs;
/** Maximum number of jumps to undo, one by one. */
const MAX_POINTS = 10;

export function createUndo({ store, update, opener }: UndoOptions): Undo {
  const { getState, change } = store;
  let points: readonly Point[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUndoing = false;

  const screenOf = ({ presenter, item }: DeskState) => sessionStateOf(presenter, item);

  /** Offers the last jump for as long as it can be undone. */
  function offer(): void {
    clearTimeout(timer);
    const point = points.at(-1);
    const undoUntil = point === undefined ? null : point.at + LIMITS.undoMs;
    const isOver = undoUntil === null || undoUntil <= Date.now();
    change({ undoUntil: isOver ? null : undoUntil });
    if (!isOver) timer = setTimeout(offer, undoUntil - Date.now());
  }

  return {
    note(before) {
      if (isUndoing || !isJump(screenOf(before), screenOf(getState()))) return;
      const { item, presenter, baniLength, look, journal, list } = before;
      const state = { item, presenter, baniLength, look, journal, list };
      points = [...points, { state, at: Date.now() }].slice(-MAX_POINTS);
      offer();
    },
    undo(of, commandId = null) {
      const point = points.at(-1);
      if (point === undefined || Date.now() - point.at > LIMITS.undoMs + (of ? LATE_MS : 0)) return false;
      if (of && !isSameState(of, screenOf(getState()))) return false;
      points = points.slice(0, -1);
      // A text that is still loading would replace it.
      opener.cancel();
      const { look, ...former } = point.state;
      isUndoing = true;
      update({ ...former, isLoading: false, hasFailed: false }, commandId);
      isUndoing = false;
      offer();
      // Translations chosen meanwhile aren't in its lines yet.
      if (former.item && needsRefetch(look, getState().look))
        void opener.reload(former.item.baniLength ?? former.baniLength);
      return true;
    },
    close() {
      clearTimeout(timer);
    },
  };
}
