import { createNotes, type NotesStore } from '@naad/settings-state';

let notes: NotesStore | undefined;

/** The visitor's notes, read from storage on first use. */
export function siteNotes(): NotesStore {
  notes ??= createNotes(window);
  return notes;
}
