import type { DeskState, DeskStore } from './deskState.ts';

/** Pause for a breath between two lines, in milliseconds. */
const BREATH_MS = 1_500;
/** Reciting time per character, in milliseconds. */
const LETTER_MS = 90;

/** Milliseconds that a line stays before the next one follows. */
export function reciteMs(line: string): number {
  return BREATH_MS + LETTER_MS * [...line].length;
}

/** While auto scroll is on, moves to the next line after the time it takes to recite the current one. */
export function createAutoScroll(store: DeskStore, advance: () => void): { close(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timedRow: unknown = null;

  const check = () => {
    const state = store.getState();
    const row = rowToTime(state);
    // The row object identifies both the line and its item.
    if (row === timedRow) return;
    clearTimeout(timer);
    timedRow = row;
    if (row !== null) timer = setTimeout(advance, reciteMs(row.unicode));
  };
  const unsubscribe = store.subscribe(check);
  return {
    close() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

function rowToTime({ look, item, presenter }: DeskState) {
  const isPaused = !look.autoScroll || presenter.cover !== null || presenter.isHidden;
  return isPaused ? null : (item?.rows[presenter.row] ?? null);
}
