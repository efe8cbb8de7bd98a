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
    /** How things are drawn; the language of the page stays. */
    settingsReset: ({ language }) => ({ ...DEFAULT_PREFERENCES, language }),
  },
  selectors: {
    selectPreferences: (state) => state,
    selectTheme: (state) => state.theme,
    selectHasDrawings: (state) => state.hasDrawings,
  },
});

export const settingsReducer = settingsSlice.reducer;
export const { themeChosen, drawingsToggled, settingsReset } = settingsSlice.actions;
export const { selectPreferences, selectTheme, selectHasDrawings } = settingsSlice.selectors;
