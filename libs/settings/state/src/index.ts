export { keepControllerSession, readControllerSession } from './controllerSession.ts';
export type { ControllerSession, ControllerSessionKeeper, OpenedText } from './controllerSession.ts';
export { createPothis } from './createPothis.ts';
export type { PothisKeeper, PothisStore } from './createPothis.ts';
export { createShortcutKeys } from './createShortcutKeys.ts';
export type { ShortcutKeysKeeper, ShortcutKeysStore } from './createShortcutKeys.ts';
export { hasStoredChoices } from './hasStoredChoices.ts';
export { useSettingsDispatch, useSettingsSelector } from './hooks.ts';
export { keepLastSync, readLastSync } from './lastSync.ts';
export type { LastSyncKeeper } from './lastSync.ts';
export { keepLoginToken, readLoginToken, watchLoginToken } from './loginToken.ts';
export type { LoginTokenKeeper } from './loginToken.ts';
export { hasRefusedEvents, keepRefusedEvents } from './refusedEvents.ts';
export type { RefusedEventsKeeper } from './refusedEvents.ts';
export { makeStore } from './makeStore.ts';
export type { SettingsRootState, SettingsStore, StoreOptions } from './makeStore.ts';
export {
  multiViewAsked,
  multiViewCleared,
  multiViewItemAdded,
  multiViewItemMoved,
  multiViewItemRemoved,
  multiViewOpened,
  multiViewUndone,
  selectHasMultiViewUndo,
  selectIsInMultiView,
  selectIsMultiViewFull,
  selectMultiView,
  selectOpenList,
} from './multiViewSlice.ts';
export type { MultiViewState, OpenedList } from './multiViewSlice.ts';
export type { MultiViewKeeper } from './persistMultiView.ts';
export {
  allSizesStepped,
  angRead,
  assistStrengthChosen,
  assistToggled,
  audioPlayerToggled,
  autoScrollLoopToggled,
  autoScrollSpeedChosen,
  autoScrollToggled,
  baniLengthChosen,
  centreToggled,
  drawingsToggled,
  fontChosen,
  fontSizeStepped,
  glossToggled,
  larivaarToggled,
  lineHeightStepped,
  NO_CHOICES,
  noticeAccepted,
  paragraphToggled,
  readingModeToggled,
  searchChosen,
  selectAutoScrollSpeed,
  selectBaniLength,
  selectHasAcceptedNotice,
  selectHasAutoScroll,
  selectHasDrawings,
  selectHasGloss,
  selectHasShortcuts,
  selectIsAutoScrollLoop,
  selectLastAng,
  selectLastVerse,
  selectPreferences,
  selectReadingMode,
  selectTheme,
  selectTranslations,
  selectTransliterations,
  settingsReducer,
  settingsReset,
  shortcutsToggled,
  sizeChosen,
  themeChosen,
  translationSizeStepped,
  translationToggled,
  translatorToggled,
  transliterationSizeStepped,
  transliterationToggled,
  unicodeToggled,
  verseRead,
  visraamSourceChosen,
  visraamsToggled,
  visraamStyleChosen,
} from './settingsSlice.ts';
export type { ChosenSize, SettingsState, SizeField, Step } from './settingsSlice.ts';
export { takeOverPreferences } from './takeOverPreferences.ts';
