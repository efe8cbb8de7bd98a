export { useSettingsDispatch, useSettingsSelector } from './hooks.ts';
export { makeStore } from './makeStore.ts';
export type { SettingsRootState, SettingsStore, StoreOptions } from './makeStore.ts';
export {
  drawingsToggled,
  noticeAccepted,
  selectHasAcceptedNotice,
  selectHasDrawings,
  selectHasShortcuts,
  selectPreferences,
  selectTheme,
  settingsReducer,
  settingsReset,
  shortcutsToggled,
  themeChosen,
} from './settingsSlice.ts';
export type { SettingsState } from './settingsSlice.ts';
