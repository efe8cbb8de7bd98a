import type { SavedHost } from '@naad/sync-client';
import type { DeskState } from './deskState.ts';
import { type Memory, type Store, writeMemory } from './memory.ts';
import { positionOf } from './savedPosition.ts';

/** Saves a desk's memory. */
export interface MemoryWriter {
  /** Schedules a save: a bani may have 2,000 seen lines, and keys come faster than the store can write them. */
  scheduleSave(): void;
  /** Saves at once. */
  write(): void;
  /** Saves the session at once: an unsaved session could not be resumed after a reload. */
  saveSession(saved: SavedHost | null): void;
  readonly savedSession: () => SavedHost | null;
}

const WRITE_AFTER_MS = 300;

export function createMemoryWriter(
  store: Store | null,
  { session, hostId }: Memory,
  getState: () => DeskState,
): MemoryWriter {
  let savedSession = session;
  let writing: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(writing);
    writing = undefined;
    const { item, presenter, look, baniLength, history, pinned, journal, isLocked, list } = getState();
    const open = item === null ? null : positionOf(item, presenter);
    const { cover, isHidden } = presenter;
    writeMemory(store, {
      look,
      baniLength,
      open,
      cover,
      isHidden,
      isLocked,
      list: list && { link: list.link, at: list.at },
      history,
      pinned,
      journal,
      session: savedSession,
      hostId,
    });
  }

  return {
    scheduleSave() {
      writing ??= setTimeout(write, WRITE_AFTER_MS);
    },
    write,
    saveSession(saved) {
      savedSession = saved;
      write();
    },
    savedSession: () => savedSession,
  };
}
