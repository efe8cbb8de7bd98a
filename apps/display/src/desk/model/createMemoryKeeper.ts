import type { SavedHost } from '@naad/sync-client';
import type { DeskState } from './deskState.ts';
import { type Memory, type Store, writeMemory } from './memory.ts';
import { placeOf } from './place.ts';

/** Writes down what a desk is to remember. */
export interface MemoryKeeper {
  /** In a moment: a bani of 2,000 lines has as many that were seen, and keys come faster than a store takes them. */
  remember(): void;
  /** Now. */
  write(): void;
  /** The session, at once: without it the session is nobody's after a reload. */
  saveSession(saved: SavedHost | null): void;
  readonly savedSession: () => SavedHost | null;
}

const WRITE_AFTER_MS = 300;

export function createMemoryKeeper(
  store: Store | null,
  { session, hostId }: Memory,
  getState: () => DeskState,
): MemoryKeeper {
  let savedSession = session;
  let writing: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(writing);
    writing = undefined;
    const { item, presenter, look, baniLength, history, pinned } = getState();
    const open = item === null ? null : placeOf(item, presenter);
    const { cover, isHidden } = presenter;
    writeMemory(store, {
      look,
      baniLength,
      open,
      cover,
      isHidden,
      history,
      pinned,
      session: savedSession,
      hostId,
    });
  }

  return {
    remember() {
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
