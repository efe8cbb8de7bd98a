import { Trans, useLingui } from '@lingui/react/macro';
import type { Note } from '@naad/settings-schema';
import type { NotesStore, PothisStore } from '@naad/settings-state';
import { Button } from '@naad/ui-kit';
import { useState } from 'react';
import { NoteEditor, type NoteVerse } from './NoteEditor.tsx';
import styles from './NoteEditor.module.css';

export interface LineNotesProps {
  verse: NoteVerse;
  /** The notes on the line, oldest first. */
  written: readonly Note[];
  /** By default the visitor's own. */
  notes?: NotesStore;
  /** By default the visitor's own lists. */
  pothis?: PothisStore;
}

/** The notes on a line with their dates, and a button that opens the editor in their place. */
export function LineNotes({ verse, written, ...stores }: LineNotesProps) {
  const { t, i18n } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) {
    return (
      <NoteEditor
        {...stores}
        verse={verse}
        onClose={() => {
          setIsEditing(false);
        }}
      />
    );
  }
  const label = written.length > 0 ? t`Edit note: ${verse.unicode}` : t`Add note: ${verse.unicode}`;
  return (
    <>
      {written.map((note) => (
        <div key={note.id} className={styles['note']}>
          <p dir="auto" className={styles['text']}>
            {note.text}
          </p>
          <time dateTime={new Date(note.written).toISOString()} className={styles['date']}>
            {i18n.date(new Date(note.written), { dateStyle: 'medium' })}
          </time>
        </div>
      ))}
      <Button
        aria-label={label}
        onClick={() => {
          setIsEditing(true);
        }}
      >
        {written.length > 0 ? <Trans>Edit note</Trans> : <Trans>Add note</Trans>}
      </Button>
    </>
  );
}
