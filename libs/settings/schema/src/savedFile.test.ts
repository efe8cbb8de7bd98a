import { describe, expect, it } from 'vitest';
import { multiViewItem } from './multiView.ts';
import { makeNote, withoutNotes } from './notes.ts';
import { FIRST_POTHI, newPothi, type Pothis, withItems } from './pothis.ts';
import { formatSavedFile, formatSavedText, parseSavedFile } from './savedFile.ts';

const FIRST = multiViewItem({ id: 30958, shabadId: 1, verse: 'ੴ ਸਤਿ ਨਾਮੁ' });
const SECOND = multiViewItem({ id: 1614544, shabadId: 3590, verse: 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ' });
const SLIDE = multiViewItem({ id: 'slide:Langar', shabadId: null, verse: 'Langar' });
const MOMENT = Date.UTC(2026, 10, 25);

const LISTS: Pothis = [
  withItems(newPothi('a1', 'Sunday', 1), [SECOND, SLIDE], 2),
  withItems(newPothi(FIRST_POTHI, '', 0), [FIRST], 3),
  { ...newPothi('old', 'Removed', 1), removed: 5 },
];
const NOTES = [
  makeNote('n1', { verseId: 30958, shabadId: 1, verse: FIRST.verse }, 'On the first line', MOMENT),
  makeNote('n2', { verseId: 7, shabadId: 2, verse: 'ਸੋ ਦਰੁ' }, 'On another line', MOMENT),
  ...withoutNotes([makeNote('n3', { verseId: 8, shabadId: 2, verse: 'ਸੋ' }, 'Deleted', MOMENT)], MOMENT + 1),
];

const file = () => formatSavedFile(LISTS, NOTES, new Date(MOMENT));
const changed = (change: (json: Record<string, unknown>) => void) => {
  const json = JSON.parse(file()) as Record<string, unknown>;
  change(json);
  return parseSavedFile(JSON.stringify(json));
};

describe('a file of all saved things [P55]', () => {
  it('holds all present lists and notes, and is read as it was written', () => {
    expect(parseSavedFile(file())).toEqual({
      lists: [
        { id: FIRST_POTHI, name: '', items: [FIRST] },
        { id: 'a1', name: 'Sunday', items: [SECOND, SLIDE] },
      ],
      notes: [
        { verseId: 30958, shabadId: 1, verse: FIRST.verse, text: 'On the first line', written: MOMENT },
        { verseId: 7, shabadId: 2, verse: 'ਸੋ ਦਰੁ', text: 'On another line', written: MOMENT },
      ],
    });
    expect(file()).not.toContain('Deleted');
  });

  it('is refused as a whole if a part is invalid, which is named', () => {
    expect(parseSavedFile('no file')).toEqual({ kind: 'otherFormat' });
    expect(parseSavedFile('{"format":"naad.pothi","version":1}')).toEqual({ kind: 'otherFormat' });
    expect(changed((json) => (json['version'] = 2))).toEqual({ kind: 'newerVersion' });
    const pathAfter = (change: Parameters<typeof changed>[0]) => {
      const parsed = changed(change);
      return 'kind' in parsed && parsed.kind === 'invalid' ? parsed.path : parsed;
    };
    expect(pathAfter((json) => delete json['notes'])).toBe('notes');
    expect(pathAfter((json) => (json['lists'] = [{ id: 'x', name: 'X', items: [{ id: -1 }] }]))).toBe(
      'lists[0].items[0]',
    );
    expect(pathAfter((json) => (json['lists'] = [{ id: '', name: 'X', items: [] }]))).toBe('lists[0].id');
    const [note] = (JSON.parse(file()) as { notes: object[] }).notes;
    expect(pathAfter((json) => (json['notes'] = [note, { ...note, text: '' }]))).toBe('notes[1].text');
    expect(pathAfter((json) => (json['notes'] = [{ ...note, written: 'yesterday' }]))).toBe(
      'notes[0].written',
    );
  });

  it('can be plain text, each line with its address and notes', () => {
    const text = formatSavedText(LISTS, NOTES, {
      origin: 'https://naad.example',
      firstList: 'Saved',
      otherNotes: 'Notes on other lines',
      note: (written) => `Note of ${written.toISOString().slice(0, 10)}:`,
    });
    expect(text).toBe(
      [
        'Saved',
        '',
        FIRST.verse,
        'https://naad.example/shabad?id=1&highlight=30958',
        'Note of 2026-11-25:',
        'On the first line',
        '',
        '',
        'Sunday',
        '',
        SECOND.verse,
        'https://naad.example/shabad?id=3590&highlight=1614544',
        '',
        'Langar',
        '',
        '',
        'Notes on other lines',
        '',
        'ਸੋ ਦਰੁ',
        'https://naad.example/shabad?id=2&highlight=7',
        'Note of 2026-11-25:',
        'On another line',
        '',
      ].join('\n'),
    );
  });
});
