import { GREAT_RAMDAS } from '../testing/savedLines.ts';
import { makeNotes } from '../testing/makeNotes.ts';
import { WithSaved } from '../testing/WithSaved.tsx';
import { NoteEditor, type NoteVerse } from './NoteEditor.tsx';

const VERSE: NoteVerse = { id: 1614544, shabadId: 3590, unicode: GREAT_RAMDAS.unicode };

const meta = {
  title: 'Reader/Saved/Note',
  component: NoteEditor,
  args: { text: '' },
  render: ({ text }: { text: string }) => {
    const notes = makeNotes();
    notes.write({ verseId: VERSE.id, shabadId: VERSE.shabadId, verse: VERSE.unicode }, text);
    return (
      <WithSaved lines={[]}>
        <NoteEditor verse={VERSE} notes={notes} onClose={() => undefined} />
      </WithSaved>
    );
  },
};
export default meta;

export const New = {};
export const Written = { args: { text: 'Sung at the wedding of Asa.\nਫਿਰ ਪੜ੍ਹਨਾ।' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
