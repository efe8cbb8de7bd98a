export { useSettingsDispatch, useSettingsSelector } from './hooks.ts';
export { makeStore } from './makeStore.ts';
export type { SettingsRootState, SettingsStore, StoreOptions } from './makeStore.ts';
export {
  multiViewAsked,
  multiViewCleared,
  multiViewItemAdded,
  multiViewItemMoved,
  multiViewItemRemoved,
  multiViewUndone,
  selectHasMultiViewUndo,
  selectIsInMultiView,
  selectIsMultiViewFull,
  selectMultiView,
} from './multiViewSlice.ts';
export type { MultiViewState } from './multiViewSlice.ts';
export type { MultiViewKeeper } from './persistMultiView.ts';
export {
  angRead,
  drawingsToggled,
  noticeAccepted,
  searchChosen,
  selectHasAcceptedNotice,
  selectHasDrawings,
  selectHasShortcuts,
  selectLastAng,
  selectPreferences,
  selectTheme,
  settingsReducer,
  settingsReset,
  shortcutsToggled,
  themeChosen,
} from './settingsSlice.ts';
export type { SettingsState } from './settingsSlice.ts';
