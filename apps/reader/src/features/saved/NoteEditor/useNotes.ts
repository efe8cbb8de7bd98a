import type { Notes } from '@naad/settings-schema';
import type { NotesStore } from '@naad/settings-state';
import { useSyncExternalStore } from 'react';

const NO_NOTES: Notes = [];

/** The visitor's notes; none in the server's HTML. */
export const useNotes = (notes: NotesStore): Notes =>
  useSyncExternalStore(notes.subscribe, notes.get, () => NO_NOTES);
