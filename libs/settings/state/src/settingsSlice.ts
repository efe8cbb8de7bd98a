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
    settingsReset: () => DEFAULT_PREFERENCES,
  },
  selectors: {
    selectPreferences: (state) => state,
    selectTheme: (state) => state.theme,
  },
});

export const settingsReducer = settingsSlice.reducer;
export const { themeChosen, settingsReset } = settingsSlice.actions;
export const { selectPreferences, selectTheme } = settingsSlice.selectors;
