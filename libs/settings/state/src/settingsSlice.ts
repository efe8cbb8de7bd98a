import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PREFERENCES, type Preferences, type ThemeChoice } from '@naad/settings-schema';

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
    /** How things are drawn; what is no matter of drawing stays. */
    settingsReset: ({ language, hasAcceptedNotice, lastAng }) => ({
      ...DEFAULT_PREFERENCES,
      language,
      hasAcceptedNotice,
      lastAng,
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
export const { themeChosen, drawingsToggled, shortcutsToggled, noticeAccepted, angRead, settingsReset } =
  settingsSlice.actions;
export const {
  selectPreferences,
  selectTheme,
  selectHasDrawings,
  selectHasShortcuts,
  selectHasAcceptedNotice,
  selectLastAng,
} = settingsSlice.selectors;
