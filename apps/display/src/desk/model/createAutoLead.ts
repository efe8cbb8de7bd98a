import type { DeskStore } from './createDeskStore.ts';
import type { DeskState } from './deskState.ts';

/** A breath between two lines. */
const BREATH_MS = 1_500;
/** A letter with its signs, as one recites. */
const LETTER_MS = 90;

/** How long a line stands before the next one comes by itself. */
export function reciteMs(line: string): number {
  return BREATH_MS + LETTER_MS * [...line].length;
}

/** Lets lines go on by themselves while that is turned on, each after the time it takes to recite; the rest waits. */
export function createAutoLead(store: DeskStore, goOn: () => void): { close(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let led: unknown = null;

  const check = () => {
    const state = store.getState();
    const row = rowToLead(state);
    // The object of a row names the line, and where in what it stands.
    if (row === led) return;
    clearTimeout(timer);
    led = row;
    if (row !== null) timer = setTimeout(goOn, reciteMs(row.unicode));
  };
  const unsubscribe = store.subscribe(check);
  return {
    close() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

function rowToLead({ look, item, presenter }: DeskState) {
  const isStill = !look.autoScroll || presenter.cover !== null || presenter.isHidden;
  return isStill ? null : (item?.rows[presenter.row] ?? null);
}
