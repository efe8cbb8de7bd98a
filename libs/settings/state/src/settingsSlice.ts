import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  type SearchPreferences,
  type ThemeChoice,
} from '@naad/settings-schema';

/** The visitor's choices; nothing that comes from the server or can be worked out. */
export type SettingsState = Preferences;

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
    /** An ang of Sri Guru Granth Sahib Ji was opened; those of other works are not remembered (behaviour 70). */
    angRead(state, action: PayloadAction<number>) {
      state.lastAng = action.payload;
    },
    /** Type, source, writer or script of the search was chosen; the next form begins with them. */
    searchChosen(state, { payload }: PayloadAction<SearchPreferences>) {
      state.searchType = payload.searchType;
      state.searchSource = payload.searchSource;
      state.searchWriter = payload.searchWriter;
      state.isSearchGurmukhi = payload.isSearchGurmukhi;
    },
    /** How things are drawn; what is no matter of drawing stays. */
    settingsReset: (state) => ({
      ...DEFAULT_PREFERENCES,
      language: state.language,
      hasAcceptedNotice: state.hasAcceptedNotice,
      lastAng: state.lastAng,
      searchType: state.searchType,
      searchSource: state.searchSource,
      searchWriter: state.searchWriter,
      isSearchGurmukhi: state.isSearchGurmukhi,
    }),
  },
  selectors: {
    selectPreferences: (state) => state,
    selectTheme: (state) => state.theme,
    selectHasDrawings: (state) => state.hasDrawings,
    selectHasShortcuts: (state) => state.hasShortcuts,
    selectHasAcceptedNotice: (state) => state.hasAcceptedNotice,
    selectLastAng: (state) => state.lastAng,
  },
});

export const settingsReducer = settingsSlice.reducer;
export const {
  themeChosen,
  drawingsToggled,
  shortcutsToggled,
  noticeAccepted,
  angRead,
  searchChosen,
  settingsReset,
} = settingsSlice.actions;
export const {
  selectPreferences,
  selectTheme,
  selectHasDrawings,
  selectHasShortcuts,
  selectHasAcceptedNotice,
  selectLastAng,
} = settingsSlice.selectors;
