export { useSettingsDispatch, useSettingsSelector } from './hooks.ts';
export { makeStore } from './makeStore.ts';
export type { SettingsRootState, SettingsStore, StoreOptions } from './makeStore.ts';
export {
  drawingsToggled,
  selectHasDrawings,
  selectPreferences,
  selectTheme,
  settingsReducer,
  settingsReset,
  themeChosen,
} from './settingsSlice.ts';
export type { SettingsState } from './settingsSlice.ts';
