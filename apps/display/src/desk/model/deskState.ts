import type { BaniLength } from '@naad/gurbani-model';
import { createStore, type HostState, type Store } from '@naad/sync-client';
import type { Look } from '../../look/look.ts';
import { EMPTY_PRESENTER, type Presenter } from '../../presenter/presenter.ts';
import { EMPTY_PICTURE, type Picture } from '../../screen/screenLink.ts';
import type { ScreenStatus } from './createScreens.ts';
import type { DeskItem } from './deskItem.ts';
import type { JournalEntry } from './journal.ts';
import type { Playlist } from './playlist.ts';
import type { SavedPosition } from './savedPosition.ts';
import type { Capabilities } from '@naad/api-client';
import type { Memory } from './memory.ts';

/** Everything that the desk renders. */
export interface DeskState {
  readonly presenter: Presenter;
  readonly item: DeskItem | null;
  readonly look: Look;
  readonly baniLength: BaniLength;
  /** The picture on every screen. */
  readonly picture: Picture;
  readonly isLoading: boolean;
  /** True if the last request to open an item failed. */
  readonly hasFailed: boolean;
  /** Latest first. */
  readonly history: readonly SavedPosition[];
  readonly pinned: readonly SavedPosition[];
  /** Texts that the screen turned to, latest last. */
  readonly journal: readonly JournalEntry[];
  /** Until when the last jump can be undone, in milliseconds since 1970; null if there is none. */
  readonly undoUntil: number | null;
  readonly screens: readonly ScreenStatus[];
  /** Null without a session. */
  readonly session: HostState | null;
  /** The list that is played; null without one. */
  readonly list: Playlist | null;
  /** True while keys and clicks on this desk change nothing. */
  readonly isLocked: boolean;
  /** True while another desk of this browser has the screens. */
  readonly isReplaced: boolean;
  /** Capabilities of the site; null until known. The desk offers only these. */
  readonly site: Capabilities | null;
}

/** The observable state of a desk. */
export type DeskStore = Store<DeskState>;

export function createDeskStore({ look, baniLength, history, pinned, journal, isLocked }: Memory): DeskStore {
  return createStore<DeskState>({
    presenter: EMPTY_PRESENTER,
    item: null,
    look,
    baniLength,
    // A timestamp, so that screens of this desk's earlier page accept the new page's pictures as newer.
    picture: { ...EMPTY_PICTURE, look, rev: Date.now() },
    isLoading: false,
    hasFailed: false,
    history,
    pinned,
    journal,
    undoUntil: null,
    list: null,
    screens: [],
    session: null,
    isLocked,
    isReplaced: false,
    site: null,
  });
}
