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
import { pureSlice, withFields } from './pureSlice.ts';

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

const settingsSlice = pureSlice('settings', DEFAULT_PREFERENCES as SettingsState, {
  /** Fields that no other field depends on were chosen: settings, or what the visitor read or searched last. */
  preferencesChosen: (state: SettingsState, fields: Partial<IndependentPreferences>) =>
    withFields(state, fields),
  preferenceToggled: (state: SettingsState, field: ToggledField) => ({ ...state, [field]: !state[field] }),
  /** Toggling the active mode returns to the mixed view. */
  readingModeToggled: (state: SettingsState, mode: ReadingMode): SettingsState => ({
    ...state,
    readingMode: state.readingMode === mode ? 'mixed' : mode,
  }),
  larivaarToggled: (state: SettingsState) => ({ ...state, ...toggledLarivaar(state) }),
  assistToggled: (state: SettingsState) => ({ ...state, ...toggledAssist(state) }),
  fontChosen: (state: SettingsState, font: GurmukhiFont) => ({ ...state, ...chosenFont(font) }),
  unicodeToggled: (state: SettingsState) => ({
    ...state,
    ...toggledUnicode(state, DEFAULT_PREFERENCES.font),
  }),
  fontSizeStepped: (state: SettingsState, by: Step) =>
    withFields(state, { fontSize: stepped(FONT_SIZES, state.fontSize, by) }),
  lineHeightStepped: (state: SettingsState, by: Step) =>
    withFields(state, { lineHeight: stepped(LINE_HEIGHTS, state.lineHeight, by) }),
  translationSizeStepped: (state: SettingsState, by: Step) =>
    withFields(state, { translationSize: stepped(TRANSLATION_SIZES, state.translationSize, by) }),
  transliterationSizeStepped: (state: SettingsState, by: Step) =>
    withFields(state, { transliterationSize: stepped(TRANSLITERATION_SIZES, state.transliterationSize, by) }),
  /** Steps Gurmukhi, translation and transliteration sizes, each up to its end. */
  allSizesStepped: (state: SettingsState, by: Step) =>
    withFields(state, {
      fontSize: stepped(FONT_SIZES, state.fontSize, by),
      translationSize: stepped(TRANSLATION_SIZES, state.translationSize, by),
      transliterationSize: stepped(TRANSLITERATION_SIZES, state.transliterationSize, by),
    }),
  translationToggled: (state: SettingsState, language: TranslationLanguage) => ({
    ...state,
    hasChosenTexts: true,
    translations: toggledTranslation(state.translations, language),
  }),
  translatorToggled: (
    state: SettingsState,
    { language, translator }: { readonly language: TranslationLanguage; readonly translator: string },
  ) => ({
    ...state,
    hasChosenTexts: true,
    translations: toggledTranslator(state.translations, language, translator),
  }),
  transliterationToggled: (state: SettingsState, script: TransliterationScript) => {
    const chosen = toggledMember(state.transliterations, script);
    return {
      ...state,
      hasChosenTexts: true,
      transliterations: TRANSLITERATION_SCRIPTS.filter((each) => chosen.includes(each)),
    };
  },
  /** Settings of the legacy site were imported. */
  preferencesImported: (state: SettingsState, fields: Partial<Preferences>) => ({ ...state, ...fields }),
  /** Resets the display settings to those for a language of the interface. */
  settingsReset: (state: SettingsState, language: InterfaceLanguage) => ({
    ...withLanguageDefaults(DEFAULT_PREFERENCES, language),
    ...Object.fromEntries(fieldsOf('kept', 'memory').map((field) => [field, state[field]])),
  }),
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

/** The part of the state that holds the settings. */
interface WithSettings {
  readonly settings: SettingsState;
}

export const selectPreferences = ({ settings }: WithSettings) => settings;
export const selectTheme = ({ settings }: WithSettings) => settings.theme;
export const selectHasDrawings = ({ settings }: WithSettings) => settings.hasDrawings;
export const selectHasShortcuts = ({ settings }: WithSettings) => settings.hasShortcuts;
export const selectHasAcceptedNotice = ({ settings }: WithSettings) => settings.hasAcceptedNotice;
export const selectLastAng = ({ settings }: WithSettings) => settings.lastAng;
export const selectLastVerse = ({ settings }: WithSettings) => settings.lastVerse;
export const selectReadingMode = ({ settings }: WithSettings) => settings.readingMode;
export const selectTranslations = ({ settings }: WithSettings) => settings.translations;
export const selectTransliterations = ({ settings }: WithSettings) => settings.transliterations;
export const selectHasGloss = ({ settings }: WithSettings) => settings.hasGloss;
export const selectHasAutoScroll = ({ settings }: WithSettings) => settings.hasAutoScroll;
export const selectAutoScrollSpeed = ({ settings }: WithSettings) => settings.autoScrollSpeed;
export const selectIsAutoScrollLoop = ({ settings }: WithSettings) => settings.isAutoScrollLoop;
export const selectBaniLength = ({ settings }: WithSettings) => settings.baniLength;
