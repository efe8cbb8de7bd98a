import { type Note, shabadsUrl } from '@naad/settings-schema';
import type { NotesStore, PothisStore } from '@naad/settings-state';
import { LineNotes } from './LineNotes.tsx';
import styles from './NoteEditor.module.css';

export interface NoteListProps {
  /** Accessible name of the list. */
  label: string;
  /** Oldest first. */
  written: readonly Note[];
  /** By default the visitor's own. */
  notes?: NotesStore;
  /** By default the visitor's own lists. */
  pothis?: PothisStore;
}

/** Notes below the lines they are about, each a link to its shabad. */
export function NoteList({ label, written, ...stores }: NoteListProps) {
  const lines = new Map(written.map((note) => [note.verseId, note]));
  return (
    <ul aria-label={label} className={styles['notes']}>
      {[...lines.values()].map(({ verseId, shabadId, verse }) => (
        <li key={verseId}>
          <a href={shabadsUrl([{ id: verseId, shabadId }])} lang="pa-Guru" className={styles['line']}>
            {verse}
          </a>
          <LineNotes
            {...stores}
            verse={{ id: verseId, shabadId, unicode: verse }}
            written={written.filter((note) => note.verseId === verseId)}
          />
        </li>
      ))}
    </ul>
  );
}
