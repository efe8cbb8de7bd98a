import { DEFAULT_PREFERENCES, type Preferences } from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import { readingDisplayOf, readingViewOf, type ReadingPageKind } from './readingView.ts';

const modeOf = (chosen: Partial<Preferences>, place: ReadingPageKind) =>
  readingViewOf({ ...DEFAULT_PREFERENCES, ...chosen }, place).mode;

describe('the layout of a page', () => {
  it.each<[Partial<Preferences>, string, string, string]>([
    [{}, 'mixed', 'mixed', 'mixed'],
    [{ readingMode: 'split' }, 'split', 'split', 'split'],
    [{ readingMode: 'reading' }, 'reading', 'mixed', 'reading'],
    [{ readingMode: 'akhand' }, 'mixed', 'mixed', 'mixed'],
    [{ isParagraph: true }, 'mixed', 'mixed', 'paragraph'],
    [{ readingMode: 'split', isParagraph: true }, 'split', 'split', 'split'],
  ])('with %j is %s for a shabad, %s for an ang, %s for a bani', (chosen, shabad, ang, bani) => {
    expect([modeOf(chosen, 'shabad'), modeOf(chosen, 'ang'), modeOf(chosen, 'bani')]).toEqual([
      shabad,
      ang,
      bani,
    ]);
  });
});

it('the English names are shown with an English translation or transliteration [B62]', () => {
  const of = (english: string[], transliterations: Preferences['transliterations']) =>
    readingViewOf(
      {
        ...DEFAULT_PREFERENCES,
        translations: { ...DEFAULT_PREFERENCES.translations, english },
        transliterations,
      },
      'shabad',
    ).hasEnglish;
  expect([of(['ssk'], []), of([], ['en']), of([], ['ur']), of([], [])]).toEqual([true, true, false, false]);
});

it('a setting that is off is not applied, whatever its value', () => {
  expect(readingDisplayOf(DEFAULT_PREFERENCES)).toMatchObject({ assistStrength: null, visraamStyle: null });
  expect(
    readingDisplayOf({
      ...DEFAULT_PREFERENCES,
      isLarivaar: true,
      hasAssist: true,
      assistStrength: 2,
      hasVisraams: true,
      isUnicode: true,
    }),
  ).toMatchObject({ assistStrength: 2, visraamStyle: 'colored-words', font: 'unicode_font' });
});
