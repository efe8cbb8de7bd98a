import { createNotes, type NotesStore } from '@naad/settings-state';

/** Notes that last as long as the page. */
export function makeNotes(now = () => Date.UTC(2026, 10, 25)): NotesStore {
  return createNotes(
    {
      localStorage: { getItem: () => null, setItem: () => undefined } as Partial<Storage> as Storage,
      addEventListener: () => undefined,
    },
    now,
  );
}
