import type { Key } from '../../presenter/keyMeaning.ts';
import { createScreens } from './createScreens.ts';
import type { DeskStore } from './createDeskStore.ts';
import type { DeskState } from './deskState.ts';
import { pictureOf } from './pictureOf.ts';
import { placeOf, withPlace } from './place.ts';

/** A change of the desk as everybody sees it: on the screens, in the session, and in the memory. */
export interface Projection {
  /** Applies what changes the screen; a phone's tap is answered once a screen has shown it. */
  update(changes: Partial<DeskState>, commandId?: string | null): void;
  /** Answers nothing of what was asked for so far. */
  forgetTaps(): void;
  takeOver(): void;
  close(): void;
}

export interface ProjectionParts {
  /** Names this desk. */
  readonly id: string;
  readonly store: DeskStore;
  readonly say: (answers: readonly string[]) => void;
  readonly remember: () => void;
  /** A key that was pressed in the window of a screen. */
  readonly onKey: (key: Key) => void;
}

/** An answer that waits until the screens show what was asked for. */
interface Pending {
  readonly commandId: string;
  readonly rev: number;
}

export function createProjection({ id, store, say, remember, onKey }: ProjectionParts): Projection {
  const { getState, change } = store;
  let pending: readonly Pending[] = [];
  const screens = createScreens({
    desk: id,
    onChange(statuses) {
      change({ screens: statuses });
      const shown = takeShown();
      if (shown.length > 0) say(shown);
    },
    onKey,
    onOtherDesk() {
      if (!getState().isReplaced) change({ isReplaced: true });
    },
  });

  /** A phone is told that its tap is on screen when a screen has said so; a desk without one is itself the screen. */
  function takeShown(): readonly string[] {
    const revs = getState().screens.map(({ rev }) => rev);
    const shownRev = revs.length === 0 ? Infinity : Math.max(...revs);
    const shown = pending.filter(({ rev }) => rev <= shownRev);
    pending = pending.filter(({ rev }) => rev > shownRev);
    return shown.map(({ commandId }) => commandId);
  }

  return {
    update(changes, commandId = null) {
      const next = { ...getState(), ...changes };
      const { presenter, item } = next;
      const picture = pictureOf(next, next.picture.rev + 1);
      const history = item === null ? next.history : withPlace(next.history, placeOf(item, presenter));
      change({ ...changes, history, picture });
      if (!next.isReplaced) screens.put(picture);
      if (commandId !== null) pending = [...pending, { commandId, rev: picture.rev }];
      say(takeShown());
      remember();
    },
    forgetTaps() {
      pending = [];
    },
    takeOver() {
      change({ isReplaced: false });
      screens.put(getState().picture);
    },
    close() {
      screens.close();
    },
  };
}
