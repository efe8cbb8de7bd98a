import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type TranslationLanguage,
  TRANSLITERATION_SCRIPTS,
  type TransliterationScript,
} from '@naad/gurbani-model';
import {
  chosenFont,
  DEFAULT_PREFERENCES,
  fieldsOf,
  FONT_SIZES,
  type GurmukhiFont,
  type InterfaceLanguage,
  LINE_HEIGHTS,
  type Preferences,
  type ReadingMode,
  stepped,
  toggledAssist,
  toggledLarivaar,
  toggledMember,
  toggledTranslation,
  toggledTranslator,
  toggledUnicode,
  TRANSLATION_SIZES,
  TRANSLITERATION_SIZES,
  withLanguageDefaults,
} from '@naad/settings-schema';

/** The visitor's choices, without server data or derived values. */
export type SettingsState = Preferences;

/** One step up or down. */
export type Step = 1 | -1;

/** Fields that change together with another; their actions know the rule. */
type DependentField = 'isLarivaar' | 'hasAssist' | 'font' | 'isUnicode';

/** Fields that any value suits, whatever the others are. */
export type IndependentPreferences = Omit<Preferences, DependentField>;

/** Independent fields that are on or off. */
export type ToggledField = {
  [Field in keyof IndependentPreferences]: Preferences[Field] extends boolean ? Field : never;
}[keyof IndependentPreferences];

const settingsSlice = createSlice({
  name: 'settings',
  initialState: DEFAULT_PREFERENCES as SettingsState,
  reducers: {
    /** Fields that no other field depends on were chosen: settings, or what the visitor read or searched last. */
    preferencesChosen(state, { payload }: PayloadAction<Partial<IndependentPreferences>>) {
      // Assigned one by one, so that equal values leave the state as it is and nothing is saved.
      Object.assign(state, payload);
    },
    preferenceToggled(state, { payload: field }: PayloadAction<ToggledField>) {
      state[field] = !state[field];
    },
    /** Toggling the active mode returns to the mixed view. */
    readingModeToggled(state, { payload: mode }: PayloadAction<ReadingMode>) {
      state.readingMode = state.readingMode === mode ? 'mixed' : mode;
    },
    larivaarToggled: (state) => ({ ...state, ...toggledLarivaar(state) }),
    assistToggled: (state) => ({ ...state, ...toggledAssist(state) }),
    fontChosen: (state, action: PayloadAction<GurmukhiFont>) => ({ ...state, ...chosenFont(action.payload) }),
    unicodeToggled: (state) => ({ ...state, ...toggledUnicode(state, DEFAULT_PREFERENCES.font) }),
    fontSizeStepped(state, { payload: by }: PayloadAction<Step>) {
      state.fontSize = stepped(FONT_SIZES, state.fontSize, by);
    },
    lineHeightStepped(state, { payload: by }: PayloadAction<Step>) {
      state.lineHeight = stepped(LINE_HEIGHTS, state.lineHeight, by);
    },
    translationSizeStepped(state, { payload: by }: PayloadAction<Step>) {
      state.translationSize = stepped(TRANSLATION_SIZES, state.translationSize, by);
    },
    transliterationSizeStepped(state, { payload: by }: PayloadAction<Step>) {
      state.transliterationSize = stepped(TRANSLITERATION_SIZES, state.transliterationSize, by);
    },
    /** Steps Gurmukhi, translation and transliteration sizes, each up to its end. */
    allSizesStepped(state, { payload: by }: PayloadAction<Step>) {
      state.fontSize = stepped(FONT_SIZES, state.fontSize, by);
      state.translationSize = stepped(TRANSLATION_SIZES, state.translationSize, by);
      state.transliterationSize = stepped(TRANSLITERATION_SIZES, state.transliterationSize, by);
    },
    translationToggled: (state, { payload: language }: PayloadAction<TranslationLanguage>) => ({
      ...state,
      hasChosenTexts: true,
      translations: toggledTranslation(state.translations, language),
    }),
    translatorToggled: (
      state,
      { payload }: PayloadAction<{ language: TranslationLanguage; translator: string }>,
    ) => ({
      ...state,
      hasChosenTexts: true,
      translations: toggledTranslator(state.translations, payload.language, payload.translator),
    }),
    transliterationToggled: (state, { payload: script }: PayloadAction<TransliterationScript>) => {
      const chosen = toggledMember(state.transliterations, script);
      return {
        ...state,
        hasChosenTexts: true,
        transliterations: TRANSLITERATION_SCRIPTS.filter((each) => chosen.includes(each)),
      };
    },
    /** Settings of the legacy site were imported. */
    preferencesImported: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
    /** Resets the display settings to those for a language of the interface. */
    settingsReset: (state, { payload: language }: PayloadAction<InterfaceLanguage>) => ({
      ...withLanguageDefaults(DEFAULT_PREFERENCES, language),
      ...Object.fromEntries(fieldsOf('kept', 'memory').map((field) => [field, state[field]])),
    }),
  },
  selectors: {
    selectPreferences: (state) => state,
    selectTheme: (state) => state.theme,
    selectHasDrawings: (state) => state.hasDrawings,
    selectHasShortcuts: (state) => state.hasShortcuts,
    selectHasAcceptedNotice: (state) => state.hasAcceptedNotice,
    selectLastAng: (state) => state.lastAng,
    selectLastVerse: (state) => state.lastVerse,
    selectReadingMode: (state) => state.readingMode,
    selectTranslations: (state) => state.translations,
    selectTransliterations: (state) => state.transliterations,
    selectHasGloss: (state) => state.hasGloss,
    selectHasAutoScroll: (state) => state.hasAutoScroll,
    selectAutoScrollSpeed: (state) => state.autoScrollSpeed,
    selectIsAutoScrollLoop: (state) => state.isAutoScrollLoop,
    selectBaniLength: (state) => state.baniLength,
  },
});

export const settingsReducer = settingsSlice.reducer;
export const {
  preferencesChosen,
  preferenceToggled,
  readingModeToggled,
  larivaarToggled,
  assistToggled,
  fontChosen,
  unicodeToggled,
  fontSizeStepped,
  lineHeightStepped,
  translationSizeStepped,
  transliterationSizeStepped,
  allSizesStepped,
  translationToggled,
  translatorToggled,
  transliterationToggled,
  preferencesImported,
  settingsReset,
} = settingsSlice.actions;
export const {
  selectPreferences,
  selectTheme,
  selectHasDrawings,
  selectHasShortcuts,
  selectHasAcceptedNotice,
  selectLastAng,
  selectLastVerse,
  selectReadingMode,
  selectTranslations,
  selectTransliterations,
  selectHasGloss,
  selectHasAutoScroll,
  selectAutoScrollSpeed,
  selectIsAutoScrollLoop,
  selectBaniLength,
} = settingsSlice.selectors;
