import { Trans, useLingui } from '@lingui/react/macro';
import {
  FIRST_POTHI,
  itemsOf,
  multiViewItem,
  NOTE_LIMIT,
  notesOn,
  presentPothis,
} from '@naad/settings-schema';
import {
  multiViewItemAdded,
  multiViewRequested,
  type NotesStore,
  type PothisStore,
  readLoginToken,
  selectMultiView,
  selectOpenList,
  type SettingsRootState,
} from '@naad/settings-state';
import { Button } from '@naad/ui-kit';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useStore } from 'react-redux';
import { accountLibrary, fitsAccount } from '../../../shared/accountLibrary.ts';
import forms from '../../../shared/forms.module.css';
import { useNotify } from '../../../shared/notifications/useNotify.ts';
import { siteNotes } from '../../../shared/siteNotes.ts';
import { sitePothis } from '../../../shared/sitePothis.ts';
import styles from './NoteEditor.module.css';
import { useNotes } from './useNotes.ts';

/** The line of scripture that a note is about. */
export interface NoteVerse {
  readonly id: number;
  readonly shabadId: number;
  readonly unicode: string;
}

export interface NoteEditorProps {
  verse: NoteVerse;
  /** Called after saving, deleting and cancelling. */
  onClose: () => void;
  /** By default the visitor's own. */
  notes?: NotesStore;
  /** By default the visitor's own lists. */
  pothis?: PothisStore;
}

/** Writes, changes and deletes the note on a line. A noted line is saved too, so that its note is found again. */
export function NoteEditor({ verse, onClose, notes = siteNotes(), pothis = sitePothis() }: NoteEditorProps) {
  const { t } = useLingui();
  const id = useId();
  const notify = useNotify();
  const saveLine = useSaveLine(pothis);
  const written = notesOn(useNotes(notes), verse.id);
  const isLoggedIn = readLoginToken(window) !== null;
  const hasRoom = () => fitsAccount(accountLibrary(pothis.get(), notes.get()));
  const noRoom = t`Kept on this device only: your account has no room for more notes.`;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text === '') return;
    notes.write({ verseId: verse.id, shabadId: verse.shabadId, verse: verse.unicode }, text);
    saveLine(verse);
    notify({ text: isLoggedIn && !hasRoom() ? noRoom : t`Saved the note` });
    onClose();
  };
  const remove = () => {
    const { restore } = notes.remove(verse.id);
    notify({
      text: t`Deleted the note`,
      durationMs: 8000,
      action: { label: t`Undo`, run: restore },
    });
    onClose();
  };
  return (
    // While the form is open, Escape cancels it instead of closing the panel around it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble from its controls
    <form
      className={styles['form']}
      aria-label={t`Note`}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <label htmlFor={id}>
        <Trans>Your note on this line</Trans>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        dir="auto"
        required
        maxLength={NOTE_LIMIT}
        autoComplete="off"
        defaultValue={written.map(({ text }) => text).join('\n\n')}
        className={forms['field']}
      />
      <p className={styles['where']}>
        {!isLoggedIn && <Trans>Kept on this device only.</Trans>}
        {isLoggedIn && (hasRoom() ? <Trans>Kept on this device and in your account.</Trans> : noRoom)}
      </p>
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary">
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        {written.length > 0 && (
          <Button onClick={remove}>
            <Trans>Delete note</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

/** Saves a line in the list chosen last, unless one of the lists has it. */
function useSaveLine(pothis: PothisStore): (verse: NoteVerse) => void {
  const store = useStore<SettingsRootState>();
  return ({ id, shabadId, unicode }) => {
    store.dispatch(multiViewRequested());
    const lists = presentPothis(pothis.get()).map(itemsOf);
    const saved = [selectMultiView(store.getState()), ...lists].flat();
    if (saved.some((item) => item.id === id)) return;
    store.dispatch(multiViewItemAdded(multiViewItem({ id, shabadId, verse: unicode })));
    const state = store.getState();
    pothis.setItems(selectOpenList(state) || FIRST_POTHI, selectMultiView(state));
  };
}
