import {
  makeNote,
  mergeNotes,
  nextNoteStamp,
  type NotedLine,
  type Notes,
  notesOn,
  parseNotes,
  type SavedNote,
  sortedNotes,
  withoutNotes,
} from '@naad/settings-schema';
import type { PothisStorage } from './createPothis.ts';
import { randomId } from './randomId.ts';

/** A visitor's notes as an external store for `useSyncExternalStore`. */
export interface NotesStore {
  readonly get: () => Notes;
  readonly subscribe: (listener: () => void) => () => void;
  /** Writes the note on a line in place of all notes on it; an empty text removes them. */
  readonly write: (line: NotedLine, text: string) => void;
  /** Removes the notes on a line; `restore` brings them back. */
  readonly remove: (verseId: number) => { readonly restore: () => void };
  /** Adds the notes of a file, except for those that are here already; returns how many were added. */
  readonly add: (notes: readonly SavedNote[]) => number;
  /** Merges the notes of an account or another device. */
  readonly merge: (others: Notes) => void;
}

const KEY = 'naad.notes';

/** Version of the format. */
const VERSION = 1;

/**
 * Creates the store of notes, saved in localStorage and synchronised between tabs. Only pages that show notes load it.
 *
 * @param browser `window`; without storage, notes last as long as the page
 * @param now milliseconds since 1970
 */
export function createNotes(
  browser: PothisStorage,
  now: () => number = Date.now,
  makeId: () => string = randomId,
): NotesStore {
  const listeners = new Set<() => void>();
  let notes = readNotes(browser) ?? [];

  const replace = (next: Notes) => {
    if (JSON.stringify(next) === JSON.stringify(notes)) return;
    notes = next;
    for (const listener of listeners) listener();
  };
  /** Includes changes of other tabs, which a suspended tab has missed. */
  const latest = () => mergeNotes(notes, readNotes(browser) ?? []);
  const save = (next: Notes) => {
    try {
      browser.localStorage.setItem(KEY, JSON.stringify({ version: VERSION, notes: next }));
    } catch {
      // Storage is full or denied.
    }
    replace(next);
  };
  /** Replaces notes by changed ones with the same id, or adds them. */
  const put = (current: Notes, changed: Notes) => {
    const ids = new Set(changed.map(({ id }) => id));
    save(sortedNotes([...current.filter(({ id }) => !ids.has(id)), ...changed]));
  };
  browser.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) replace(readNotes(browser) ?? notes);
  });

  function removeAll(verseId: number): Notes {
    const current = latest();
    const here = notesOn(current, verseId);
    const stamp = nextNoteStamp(current, now());
    put(current, withoutNotes(here, stamp));
    return here;
  }

  return {
    get: () => notes,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(line, text) {
      if (text.trim() === '') {
        removeAll(line.verseId);
        return;
      }
      const current = latest();
      const stamp = nextNoteStamp(current, now());
      const [first, ...others] = notesOn(current, line.verseId);
      put(current, [
        first ? { ...first, text, changed: stamp } : makeNote(makeId(), line, text, stamp),
        ...withoutNotes(others, stamp),
      ]);
    },
    remove(verseId) {
      const removed = removeAll(verseId);
      return {
        restore() {
          const current = latest();
          const stamp = nextNoteStamp(current, now());
          put(
            current,
            removed.map((note) => ({ ...note, changed: stamp })),
          );
        },
      };
    },
    add(given) {
      const current = latest();
      const stamp = nextNoteStamp(current, now());
      const missing = given.filter(({ verseId, text }) =>
        notesOn(current, verseId).every((note) => note.text !== text),
      );
      put(
        current,
        missing.map(({ text, written, ...line }) => ({
          ...makeNote(makeId(), line, text, stamp),
          written: Math.min(written, stamp),
        })),
      );
      return missing.length;
    },
    merge(others) {
      const merged = mergeNotes(latest(), others);
      // Account sync listens to every change, and would otherwise answer its own merge.
      if (JSON.stringify(merged) !== JSON.stringify(notes)) save(merged);
    },
  };
}

/** Reads the stored notes; null if storage is unavailable. */
function readNotes(browser: PothisStorage): Notes | null {
  try {
    const stored = JSON.parse(browser.localStorage.getItem(KEY) ?? 'null') as {
      version?: unknown;
      notes?: unknown;
    } | null;
    return stored?.version === VERSION ? parseNotes(stored.notes) : [];
  } catch {
    return null;
  }
}
