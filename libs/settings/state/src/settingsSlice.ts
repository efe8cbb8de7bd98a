import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type TranslationLanguage,
  TRANSLITERATION_SCRIPTS,
  type TransliterationScript,
  type VisraamSource,
} from '@naad/gurbani-model';
import {
  type BaniLengthCode,
  type AssistStrength,
  chosenFont,
  DEFAULT_PREFERENCES,
  FONT_SIZES,
  type GurmukhiFont,
  LINE_HEIGHTS,
  type Preferences,
  type ReadingMode,
  type SearchPreferences,
  stepped,
  type ThemeChoice,
  toggledAssist,
  toggledLarivaar,
  toggledMember,
  toggledTranslation,
  toggledTranslator,
  toggledUnicode,
  TRANSLATION_SIZES,
  TRANSLITERATION_SIZES,
  type VisraamStyle,
} from '@naad/settings-schema';

/** The visitor's choices, without server data or derived values. */
export type SettingsState = Preferences;

/** One step up or down. */
export type Step = 1 | -1;

/** Fields that hold sizes. */
export type SizeField = 'fontSize' | 'lineHeight' | 'translationSize' | 'transliterationSize';

/** A size and its field. */
export type ChosenSize = { [Field in SizeField]: { field: Field; size: Preferences[Field] } }[SizeField];

/** Fields that aren't display settings: reading position, last search, accepted notice. */
export const NON_DISPLAY_FIELDS = [
  'hasAcceptedNotice',
  'lastAng',
  'lastVerse',
  'searchType',
  'searchSource',
  'searchWriter',
  'isSearchGurmukhi',
] as const satisfies (keyof Preferences)[];

/** Fields that a reset keeps. */
const KEPT_ON_RESET = ['language', 'hasShortcuts', ...NON_DISPLAY_FIELDS] as const;

const settingsSlice = createSlice({
  name: 'settings',
  initialState: DEFAULT_PREFERENCES as SettingsState,
  reducers: {
    themeChosen(state, action: PayloadAction<ThemeChoice>) {
      state.theme = action.payload;
    },
    drawingsToggled(state) {
      state.hasDrawings = !state.hasDrawings;
    },
    shortcutsToggled(state) {
      state.hasShortcuts = !state.hasShortcuts;
    },
    noticeAccepted(state) {
      state.hasAcceptedNotice = true;
    },
    /** An ang of Sri Guru Granth Sahib Ji was opened; angs of other works aren't remembered [B70]. */
    angRead(state, action: PayloadAction<number>) {
      state.lastAng = action.payload;
    },
    /** The reader reached a verse of a paath, by its id. */
    verseRead(state, action: PayloadAction<number>) {
      state.lastVerse = action.payload;
    },
    /** Search type, source, writer or script were chosen; the next search form starts with them. */
    searchChosen(state, { payload }: PayloadAction<SearchPreferences>) {
      state.searchType = payload.searchType;
      state.searchSource = payload.searchSource;
      state.searchWriter = payload.searchWriter;
      state.isSearchGurmukhi = payload.isSearchGurmukhi;
    },
    /** Toggling the active mode returns to the mixed view. */
    readingModeToggled(state, { payload: mode }: PayloadAction<ReadingMode>) {
      state.readingMode = state.readingMode === mode ? 'mixed' : mode;
    },
    paragraphToggled(state) {
      state.isParagraph = !state.isParagraph;
    },
    centreToggled(state) {
      state.isCentred = !state.isCentred;
    },
    larivaarToggled: (state) => ({ ...state, ...toggledLarivaar(state) }),
    assistToggled: (state) => ({ ...state, ...toggledAssist(state) }),
    assistStrengthChosen(state, action: PayloadAction<AssistStrength>) {
      state.assistStrength = action.payload;
    },
    visraamsToggled(state) {
      state.hasVisraams = !state.hasVisraams;
    },
    visraamSourceChosen(state, action: PayloadAction<VisraamSource>) {
      state.visraamSource = action.payload;
    },
    visraamStyleChosen(state, action: PayloadAction<VisraamStyle>) {
      state.visraamStyle = action.payload;
    },
    fontChosen: (state, action: PayloadAction<GurmukhiFont>) => ({ ...state, ...chosenFont(action.payload) }),
    unicodeToggled: (state) => ({ ...state, ...toggledUnicode(state, DEFAULT_PREFERENCES.font) }),
    sizeChosen: (state, { payload: { field, size } }: PayloadAction<ChosenSize>) => ({
      ...state,
      [field]: size,
    }),
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
      translations: toggledTranslation(state.translations, language),
    }),
    translatorToggled: (
      state,
      { payload }: PayloadAction<{ language: TranslationLanguage; translator: string }>,
    ) => ({
      ...state,
      translations: toggledTranslator(state.translations, payload.language, payload.translator),
    }),
    transliterationToggled: (state, { payload: script }: PayloadAction<TransliterationScript>) => {
      const chosen = toggledMember(state.transliterations, script);
      return { ...state, transliterations: TRANSLITERATION_SCRIPTS.filter((each) => chosen.includes(each)) };
    },
    glossToggled(state) {
      state.hasGloss = !state.hasGloss;
    },
    autoScrollToggled(state) {
      state.hasAutoScroll = !state.hasAutoScroll;
    },
    /** A whole number from 1 to 100. */
    autoScrollSpeedChosen(state, action: PayloadAction<number>) {
      state.autoScrollSpeed = action.payload;
    },
    autoScrollLoopToggled(state) {
      state.isAutoScrollLoop = !state.isAutoScrollLoop;
    },
    baniLengthChosen(state, action: PayloadAction<BaniLengthCode>) {
      state.baniLength = action.payload;
    },
    audioPlayerToggled(state) {
      state.hasAudioPlayer = !state.hasAudioPlayer;
    },
    /** Settings of the legacy site were imported. */
    preferencesImported: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
    /** Resets the display settings. */
    settingsReset: (state) => ({
      ...DEFAULT_PREFERENCES,
      ...Object.fromEntries(KEPT_ON_RESET.map((field) => [field, state[field]])),
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
  themeChosen,
  drawingsToggled,
  shortcutsToggled,
  noticeAccepted,
  angRead,
  verseRead,
  searchChosen,
  readingModeToggled,
  paragraphToggled,
  centreToggled,
  larivaarToggled,
  assistToggled,
  assistStrengthChosen,
  visraamsToggled,
  visraamSourceChosen,
  visraamStyleChosen,
  fontChosen,
  unicodeToggled,
  sizeChosen,
  fontSizeStepped,
  lineHeightStepped,
  translationSizeStepped,
  transliterationSizeStepped,
  allSizesStepped,
  translationToggled,
  translatorToggled,
  transliterationToggled,
  glossToggled,
  autoScrollToggled,
  autoScrollSpeedChosen,
  autoScrollLoopToggled,
  baniLengthChosen,
  audioPlayerToggled,
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
