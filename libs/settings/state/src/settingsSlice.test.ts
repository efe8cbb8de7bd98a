import { TRANSLATION_LANGUAGES, TRANSLITERATION_SCRIPTS } from '@naad/gurbani-model';
import {
  DEFAULT_PREFERENCES,
  FONT_SIZES,
  GURMUKHI_FONTS,
  parsePreferences,
  READING_MODES,
} from '@naad/settings-schema';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allSizesStepped,
  preferencesChosen,
  assistToggled,
  preferenceToggled,
  fontChosen,
  fontSizeStepped,
  larivaarToggled,
  lineHeightStepped,
  readingModeToggled,
  settingsReducer,
  settingsReset,
  type SettingsState,
  translationSizeStepped,
  translationToggled,
  translatorToggled,
  transliterationSizeStepped,
  transliterationToggled,
  unicodeToggled,
} from './settingsSlice.ts';

const after = (...actions: UnknownAction[]): SettingsState =>
  actions.reduce(settingsReducer, DEFAULT_PREFERENCES);

describe('settingsReducer', () => {
  it('allows one reading mode at a time: split, reading, akhand or sehaj [B56]', () => {
    expect(after(readingModeToggled('reading'), readingModeToggled('split')).readingMode).toBe('split');
    expect(after(readingModeToggled('split'), readingModeToggled('akhand')).readingMode).toBe('akhand');
    expect(after(readingModeToggled('sehaj'), readingModeToggled('sehaj')).readingMode).toBe('mixed');
  });

  it('changes larivaar and assist together [B54]', () => {
    expect(after(assistToggled())).toMatchObject({ isLarivaar: true, hasAssist: true });
    expect(after(assistToggled(), larivaarToggled())).toMatchObject({ isLarivaar: false, hasAssist: false });
    expect(after(assistToggled(), assistToggled())).toMatchObject({ isLarivaar: true, hasAssist: false });
  });

  it('adds the default translator with a language, and allows removing the last [B57]', () => {
    expect(after(translationToggled('punjabi')).translations.punjabi).toEqual(['ss']);
    const last = translatorToggled({ language: 'english', translator: 'ssk' });
    expect(after(last).translations.english).toEqual([]);
  });

  it('keeps transliterations in display order', () => {
    expect(after(transliterationToggled('ipa'), transliterationToggled('hi')).transliterations).toEqual([
      'en',
      'hi',
      'ipa',
    ]);
  });

  it('sets isUnicode with the font [B58]', () => {
    expect(after(fontChosen('unicode_font')).isUnicode).toBe(true);
    expect(after(fontChosen('unicode_font'), fontChosen('prabhki')).isUnicode).toBe(false);
    expect(after(unicodeToggled())).toMatchObject({ font: 'gurmukhi_heavy', isUnicode: true });
  });

  it('limits sizes to the largest and smallest [B59, S5.19]', () => {
    const up = FONT_SIZES.map(() => allSizesStepped(1));
    expect(after(...up)).toMatchObject({ fontSize: 3.2, translationSize: 2.4, transliterationSize: 3.2 });
    const down = [...FONT_SIZES, 0].map(() => allSizesStepped(-1));
    expect(after(...up, ...down)).toMatchObject({
      fontSize: 1.2,
      translationSize: 1.2,
      transliterationSize: 1.2,
    });
    expect(after(allSizesStepped(1)).lineHeight).toBe(1.2);
    expect(after(preferencesChosen({ lineHeight: 1.8 })).lineHeight).toBe(1.8);
  });

  it('resets display settings and nothing else [S4.39]', () => {
    const search = { searchType: 3, searchSource: 'G', searchWriter: 4, isSearchGurmukhi: true } as const;
    const keptActions = [
      preferencesChosen({ lastAng: 9 }),
      preferencesChosen({ lastVerse: 77 }),
      preferencesChosen(search),
      preferenceToggled('hasShortcuts'),
    ];
    const displayActions = [
      assistToggled(),
      fontChosen('prabhki'),
      fontSizeStepped(1),
      translationToggled('punjabi'),
    ];
    expect(after(...displayActions, ...keptActions, settingsReset('en'))).toEqual(after(...keptActions));
  });
});

const by = fc.constantFrom(1 as const, -1 as const);
const language = fc.constantFrom(...TRANSLATION_LANGUAGES);
const event = fc.oneof(
  fc.constantFrom(
    assistToggled(),
    larivaarToggled(),
    unicodeToggled(),
    preferenceToggled('isCentred'),
    settingsReset('en'),
  ),
  fc.constantFrom(...READING_MODES).map((mode) => readingModeToggled(mode)),
  fc.constantFrom(...GURMUKHI_FONTS).map((font) => fontChosen(font)),
  fc.constantFrom(...TRANSLITERATION_SCRIPTS).map((script) => transliterationToggled(script)),
  by.map((step) => fontSizeStepped(step)),
  by.map((step) => lineHeightStepped(step)),
  by.map((step) => translationSizeStepped(step)),
  by.map((step) => transliterationSizeStepped(step)),
  by.map((step) => allSizesStepped(step)),
  language.map((each) => translationToggled(each)),
  fc
    .record({ language, translator: fc.constantFrom('ssk', 'ms', 'ss') })
    .map((each) => translatorToggled(each)),
);

describe('any sequence of choices', () => {
  it('results in valid preferences that a cookie preserves', () => {
    fc.assert(
      fc.property(fc.array(event, { size: 'medium' }), (events) => {
        const state = after(...events);
        if (state.hasAssist) expect(state.isLarivaar).toBe(true);
        if (state.font === 'unicode_font') expect(state.isUnicode).toBe(true);
        expect(parsePreferences({ ...state })).toEqual(state);
      }),
    );
  });
});
