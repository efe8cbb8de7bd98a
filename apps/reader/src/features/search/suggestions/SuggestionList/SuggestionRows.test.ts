import { parseShabadId, parseVerseId } from '@naad/gurbani-model';
import { describe, expect, it } from 'vitest';
import type { Suggestion } from '../suggestions.ts';
import { suggestionText } from './SuggestionRows.tsx';

const [id, shabadId] = [parseVerseId(1), parseShabadId(1)];
if (id === null || shabadId === null) throw new Error('The ids are invalid.');

const line: Suggestion = {
  id,
  shabadId,
  unicode: 'ਸਾਚਾ ਸਾਹਿਬੁ',
  translations: [
    { key: 'en.ms', lang: 'en', text: 'True is the Lord' },
    { key: 'en.ssk', lang: 'en', text: 'True is the Master' },
  ],
  transliterations: [{ script: 'en', lang: 'pa-Latn', text: 'saachaa saahib' }],
  matches: [],
};

describe('the text of a suggestion [S3.18]', () => {
  it('is the line with its found words in a search of lines', () => {
    const matches = [
      { how: 'exact', words: [1] },
      { how: 'typo', words: [0] },
    ] as const;
    const { why, ...shown } = suggestionText({ ...line, matches }, 0);
    expect(shown).toEqual({ lineWords: [1, 0], translation: null, transliteration: null });
    expect(why.map(({ message }) => message)).toEqual(['one letter differs']);
  });

  it('is the matching translation, with its own words only', () => {
    const matches = [
      { how: 'translation', translator: 'en.ssk', by: 'exact', words: [3] },
      { how: 'translation', translator: 'en.ms', by: 'exact', words: [0] },
      { how: 'translation', translator: 'en.ssk', by: 'meaning', words: [0] },
    ] as const;
    const shown = suggestionText({ ...line, matches }, 3);
    expect(shown.translation).toMatchObject({ key: 'en.ssk', markedWords: [3, 0] });
    expect(shown.lineWords).toEqual([]);
    expect(shown.why.map(({ message }) => message)).toEqual(['similar meaning']);
    expect(suggestionText({ ...line, matches }, 8).translation).toMatchObject({ key: 'en.ssk' });
  });

  it('is any translation in an English search without matches, and only the line if it has none', () => {
    expect(suggestionText(line, 3).translation).toMatchObject({ key: 'en.ms', markedWords: [] });
    expect(suggestionText({ ...line, translations: [] }, 3).translation).toBeNull();
  });

  it.each([
    [4, 'saachaa saahib'],
    [7, 'saachaa saahib'],
    [0, null],
  ] as const)('has in type %i the transliteration %s', (type, expected) => {
    expect(suggestionText(line, type).transliteration).toBe(expected);
  });
});
