import { createStore, type Store } from '@naad/sync-client';
import { EMPTY_PRESENTER } from '../../presenter/presenter.ts';
import { EMPTY_PICTURE } from '../../screen/screenLink.ts';
import type { DeskState } from './deskState.ts';
import type { Memory } from './memory.ts';

/** Holds the state of a desk, and tells who listens when there is another. */
export type DeskStore = Store<DeskState>;

export function createDeskStore({ look, baniLength, history, pinned }: Memory): DeskStore {
  return createStore<DeskState>({
    presenter: EMPTY_PRESENTER,
    item: null,
    look,
    baniLength,
    // Screens of an earlier page of this desk take what this one says for newer.
    picture: { ...EMPTY_PICTURE, look, rev: Date.now() },
    isLoading: false,
    hasFailed: false,
    history,
    pinned,
    screens: [],
    session: null,
    isReplaced: false,
    offers: null,
  });
}
