import { FIRST_POTHI, itemsOf, notesOn } from '@naad/settings-schema';
import { createPothis, saveLoginToken } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  NotificationsProvider,
  useNotifications,
} from '../../../shared/notifications/NotificationsContext.tsx';
import { makeNotes } from '../testing/makeNotes.ts';
import { GREAT_RAMDAS } from '../testing/savedLines.ts';
import { WithSaved } from '../testing/WithSaved.tsx';
import { NoteEditor, type NoteVerse } from './NoteEditor.tsx';

const VERSE: NoteVerse = { id: 1614544, shabadId: 3590, unicode: GREAT_RAMDAS.unicode };

const NO_ROOM = 'Kept on this device only: your account has no room for more notes.';

function News() {
  return useNotifications().map(({ text, action }) => (
    <p key={text}>
      {text}
      {action && 'run' in action && <button onClick={action.run}>{action.label}</button>}
    </p>
  ));
}

function renderEditor(text = '') {
  const notes = makeNotes();
  notes.write({ verseId: VERSE.id, shabadId: VERSE.shabadId, verse: VERSE.unicode }, text);
  const pothis = createPothis(window);
  const onClose = vi.fn();
  render(
    <NotificationsProvider>
      <WithSaved lines={[]}>
        <NoteEditor verse={VERSE} notes={notes} pothis={pothis} onClose={onClose} />
      </WithSaved>
      <News />
    </NotificationsProvider>,
    { wrapper: InEnglish },
  );
  return {
    notes,
    onClose,
    texts: () => notesOn(notes.get(), VERSE.id).map((note) => note.text),
    saved: () => itemsOf(pothis.get().find(({ id }) => id === FIRST_POTHI)).map(({ id }) => id),
  };
}

const field = () => screen.getByRole('textbox', { name: 'Your note on this line' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  localStorage.clear();
});

describe('the editor of a note [P53]', () => {
  it('has the focus, keeps the note, and saves its line', async () => {
    const { onClose, texts, saved } = renderEditor();
    expect(document.activeElement).toBe(field());
    await userEvent.type(field(), ' For Sunday ');
    await press('Save');
    expect(texts()).toEqual(['For Sunday']);
    expect(saved()).toEqual([VERSE.id]);
    screen.getByText('Saved the note');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('changes nothing when it is cancelled', async () => {
    const { onClose, texts, saved } = renderEditor('For Sunday');
    await userEvent.type(field(), ' and Monday');
    await userEvent.keyboard('{Escape}');
    await press('Cancel');
    expect([texts(), saved()]).toEqual([['For Sunday'], []]);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('deletes the note, and can undo that', async () => {
    const { texts } = renderEditor('For Sunday');
    await press('Delete note');
    expect(texts()).toEqual([]);
    await press('Undo');
    expect(texts()).toEqual(['For Sunday']);
  });

  it('says where the note is kept', () => {
    renderEditor();
    screen.getByText('Kept on this device only.');
  });

  it('says that the account keeps it too, unless the notes exceed its room', async () => {
    saveLoginToken(window, 'token');
    const { notes } = renderEditor();
    screen.getByText('Kept on this device and in your account.');
    const text = 'ੴ'.repeat(2000);
    act(() => {
      notes.add(
        Array.from({ length: 90 }, (_, at) => ({
          verseId: at + 1,
          shabadId: 1,
          verse: 'ੴ',
          text,
          written: 0,
        })),
      );
    });
    screen.getByText(NO_ROOM);
    await userEvent.type(field(), 'For Sunday');
    await press('Save');
    expect(screen.getAllByText(NO_ROOM)).toHaveLength(2);
    expect(screen.queryByText('Saved the note')).toBeNull();
  });
});
