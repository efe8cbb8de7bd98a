import type { Key } from '../../presenter/keyMeaning.ts';
import type { SessionSign } from '../../screen/screenLink.ts';
import { createScreens, paintedOf } from './createScreens.ts';
import type { DeskState, DeskStore } from './deskState.ts';
import { withEntry } from './journal.ts';
import { pictureOf, upcomingSlides } from './pictureOf.ts';
import { positionOf, withPosition } from './savedPosition.ts';

/** Publishes changes of the desk to the screens, the session and the memory. */
export interface Projection {
  /** Applies changes to the screen. A phone's tap is answered once a screen shows it. */
  update(changes: Partial<DeskState>, commandId?: string | null): void;
  /** Drops all pending answers. */
  dropPendingTaps(): void;
  takeOver(): void;
  /** Calls back once the projector has painted; see `Screens`. */
  afterPaint(callback: () => void): void;
  close(): void;
}

export interface ProjectionOptions {
  /** Unique id of this desk. */
  readonly id: string;
  readonly store: DeskStore;
  readonly publish: (answers: readonly string[]) => void;
  readonly sessionSign: () => SessionSign;
  readonly scheduleSave: () => void;
  /** Called for a key that was pressed in a screen's window. */
  readonly onKey: (key: Key) => void;
}

/** An answer that waits until a screen shows the revision. */
interface Pending {
  readonly commandId: string;
  readonly rev: number;
}

export function createProjection({
  id,
  store,
  publish,
  sessionSign,
  scheduleSave,
  onKey,
}: ProjectionOptions): Projection {
  const { getState, change } = store;
  let pending: readonly Pending[] = [];
  let lastPainted = '';
  const screens = createScreens({
    desk: id,
    sessionSign,
    onChange(statuses) {
      change({ screens: statuses });
      const shown = takeShown();
      const painted = JSON.stringify(paintedOf(statuses, getState().picture));
      if (shown.length > 0 || painted !== lastPainted) publish(shown);
      lastPainted = painted;
    },
    onKey,
    onOtherDesk() {
      if (!getState().isReplaced) change({ isReplaced: true });
    },
  });

  /** Removes and returns the taps that a screen has confirmed. Without any screen, the desk itself counts as one. */
  function takeShown(): readonly string[] {
    const revs = getState().screens.map(({ rev }) => rev);
    const shownRev = revs.length === 0 ? Infinity : Math.max(...revs);
    const shown = pending.filter(({ rev }) => rev <= shownRev);
    pending = pending.filter(({ rev }) => rev > shownRev);
    return shown.map(({ commandId }) => commandId);
  }

  const prepareUpcoming = () => {
    screens.prepare(() => upcomingSlides(getState()));
  };

  return {
    update(changes, commandId = null) {
      const next = { ...getState(), ...changes };
      const { presenter, item } = next;
      const picture = pictureOf(next, next.picture.rev + 1);
      const history = item === null ? next.history : withPosition(next.history, positionOf(item, presenter));
      const journal = item === null ? next.journal : withEntry(next.journal, item, Date.now());
      // Before the change, for which the desk renders once the projector has painted.
      if (!next.isReplaced) screens.show(picture);
      change({ ...changes, history, journal, picture });
      if (commandId !== null) pending = [...pending, { commandId, rev: picture.rev }];
      publish(takeShown());
      screens.afterPaint(prepareUpcoming);
      scheduleSave();
    },
    dropPendingTaps() {
      pending = [];
    },
    takeOver() {
      change({ isReplaced: false });
      screens.show(getState().picture);
    },
    afterPaint: screens.afterPaint,
    close() {
      screens.close();
    },
  };
}
