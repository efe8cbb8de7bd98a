import type { ApiClient } from '@naad/api-client';
import type { SharedPothi } from '@naad/settings-schema';
import type { PresenterEvent } from '../../presenter/presenter.ts';
import type { OpenRequest } from './desk.ts';
import type { DeskState, DeskStore } from './deskState.ts';
import { loadPlaylist, type PlayEntry } from './playlist.ts';

/** Plays a saved list: next and previous go through its lines and on to its next entry. */
export interface Player {
  /** Resolves to false if the list couldn't be loaded, or has nothing of the scripture. */
  open(shared: SharedPothi): Promise<boolean>;
  play(index: number): Promise<boolean>;
  /** Moves to another entry if the event leads beyond the current one. */
  step(event: PresenterEvent): boolean;
  close(): void;
}

export interface PlayerOptions {
  readonly client: ApiClient;
  readonly store: DeskStore;
  readonly open: (request: OpenRequest) => Promise<boolean>;
  readonly cover: (event: PresenterEvent) => void;
  readonly scheduleSave: () => void;
}

export function createPlayer({ client, store, open, cover, scheduleSave }: PlayerOptions): Player {
  const { getState, change } = store;

  async function show(index: number, end?: 'last'): Promise<boolean> {
    const { list } = getState();
    const entry = list?.entries[index];
    if (!list || !entry) return false;
    change({ list: { ...list, at: index } });
    scheduleSave();
    if (entry.kind === 'slide') {
      cover({ type: 'covered', cover: entry.cover });
      return true;
    }
    const { kind, id, verseId } = entry;
    return open({ kind, id, ...(end ? { end } : { verseId }) });
  }

  return {
    async open(shared) {
      const list = await loadPlaylist(client, shared).catch(() => null);
      if (list === null || list.entries.length === 0) return false;
      change({ list });
      scheduleSave();
      return true;
    },
    play: (index) => show(index),
    step(event) {
      const { list } = getState();
      if (list?.at == null) return false;
      const current = list.entries[list.at];
      if (!current || !isOnScreen(current, getState())) return false;
      const by = stepOf(event, current, getState());
      if (by === null || list.entries[list.at + by] === undefined) return false;
      void show(list.at + by, by === -1 ? 'last' : undefined);
      return true;
    },
    close() {
      change({ list: null });
      scheduleSave();
    },
  };
}

function isOnScreen(entry: PlayEntry, { item, presenter }: DeskState): boolean {
  const { cover } = presenter;
  if (entry.kind === 'slide')
    return cover?.text === entry.cover.text && cover.isGurmukhi === entry.cover.isGurmukhi;
  return cover === null && item?.kind === entry.kind && item.id === entry.id;
}

/** Where the event leads from the entry: 1 to the next, -1 to the previous, null if it stays. */
function stepOf({ type }: PresenterEvent, entry: PlayEntry, { item, presenter }: DeskState): 1 | -1 | null {
  const isSlide = entry.kind === 'slide';
  if (type === 'nextPressed' && (isSlide || presenter.row === (item?.rows.length ?? 0) - 1)) return 1;
  if (type === 'previousPressed' && (isSlide || presenter.row === 0)) return -1;
  return null;
}
