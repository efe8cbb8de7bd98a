import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeNote,
  mergeNotes,
  nextNoteStamp,
  type Note,
  notesOn,
  parseNotes,
  presentNotes,
  withoutNotes,
} from './notes.ts';

const LINE = { verseId: 30958, shabadId: 1, verse: 'ੴ ਸਤਿ ਨਾਮੁ' };
const note = (id: string, text: string, stamp: number) => makeNote(id, LINE, text, stamp);

/** Few values, so that changes on two devices coincide. */
const stamp = fc.integer({ min: 0, max: 4 });
const anyNotes = fc
  .array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      verseId: fc.constantFrom(1, 2),
      shabadId: fc.constant(1),
      verse: fc.constant('ਧੰਨੁ'),
      text: fc.constantFrom('one', 'two', 'ਯਾਦ'),
      written: stamp,
      changed: stamp,
      removed: stamp,
    } satisfies Record<keyof Note, unknown>),
    { maxLength: 5 },
  )
  .map(parseNotes);

describe('notes [P54]', () => {
  it('of two devices merge in any order and grouping to the same notes', () => {
    fc.assert(
      fc.property(anyNotes, anyNotes, anyNotes, (a, b, c) => {
        expect(mergeNotes(a, b)).toEqual(mergeNotes(b, a));
        expect(mergeNotes(mergeNotes(a, b), c)).toEqual(mergeNotes(a, mergeNotes(b, c)));
        expect(mergeNotes(a, a)).toEqual(a);
      }),
    );
  });

  it('of one id on two lines merge in any grouping, also when a third device has removed it', () => {
    const at = (verseId: number, text: string): Note => ({
      ...note('a', text, 3),
      verseId,
      written: 0,
    });
    const removed: Note = { ...at(1, ''), changed: 0, removed: 4 };
    const [b, c] = [[at(1, 'two')], [at(2, 'one')]];
    expect(mergeNotes(mergeNotes([removed], b), c)).toEqual(mergeNotes([removed], mergeNotes(b, c)));
  });

  it('of two devices on one line are both kept, and of one note the latest text', () => {
    const [phone, laptop] = [[note('a', 'from the phone', 1)], [note('b', 'from the laptop', 2)]];
    expect(notesOn(mergeNotes(phone, laptop), LINE.verseId).map(({ text }) => text)).toEqual([
      'from the phone',
      'from the laptop',
    ]);
    const later = phone.map((each) => ({ ...each, text: 'changed', changed: 9 }));
    expect(presentNotes(mergeNotes(later, phone)).map(({ text }) => text)).toEqual(['changed']);
  });

  it('keep no text once they are removed, and come back when they are changed later', () => {
    const before = [note('a', 'private', 1)];
    const removed = withoutNotes(before, 2);
    expect(JSON.stringify(mergeNotes(before, removed))).not.toContain('private');
    expect(presentNotes(mergeNotes(before, removed))).toEqual([]);
    const restored = before.map((each) => ({ ...each, changed: 3 }));
    expect(presentNotes(mergeNotes(removed, restored)).map(({ text }) => text)).toEqual(['private']);
  });

  it('are read from storage as they were written, without invalid ones', () => {
    const stored = [note('a', 'kept', 1), ...withoutNotes([note('b', 'gone', 1)], 2)];
    expect(parseNotes(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    const [valid] = stored;
    const invalid = [null, {}, { ...valid, text: '' }, { ...valid, verseId: 0 }, { ...valid, changed: 1e15 }];
    expect(parseNotes(invalid)).toEqual([]);
    expect(parseNotes({ notes: [] })).toEqual([]);
  });

  it('get a stamp later than all others, whatever the clock says', () => {
    expect(nextNoteStamp([note('a', 'x', 500)], 100)).toBe(501);
    expect(nextNoteStamp([], 100)).toBe(100);
  });
});
