export { forgetBaniPlace, readBaniPlaces, saveBaniPlace } from './baniPlaces.ts';
export type { BaniPlace, BaniPlaceStorage } from './baniPlaces.ts';
export { saveControllerSession, readControllerSession } from './controllerSession.ts';
export type { ControllerSession, ControllerSessionStorage, OpenedText } from './controllerSession.ts';
export { createNotes } from './createNotes.ts';
export type { NotesStore } from './createNotes.ts';
export { createPothis } from './createPothis.ts';
export type { PothisStorage, PothisStore } from './createPothis.ts';
export { hasDownloaded, saveHasDownloaded } from './downloadedParts.ts';
export type { DownloadMarkStorage } from './downloadedParts.ts';
export { hasPothis } from './hasPothis.ts';
export { createShortcutKeys } from './createShortcutKeys.ts';
export type { ShortcutKeysStorage, ShortcutKeysStore } from './createShortcutKeys.ts';
export { mayHaveLegacyPreferences } from './mayHaveLegacyPreferences.ts';
export { useSettingsDispatch, useSettingsSelector } from './hooks.ts';
export { saveLastSync, readLastSync } from './lastSync.ts';
export type { LastSyncStorage } from './lastSync.ts';
export { saveLoginToken, readLoginToken, watchLoginToken } from './loginToken.ts';
export type { LoginTokenStorage } from './loginToken.ts';
export { addOwnReport, readOwnReports, removeOwnReport } from './ownReports.ts';
export type { OwnReport, OwnReportStorage } from './ownReports.ts';
export { readPhoneName, savePhoneName } from './phoneName.ts';
export type { PhoneNameStorage } from './phoneName.ts';
export { addRecentSearch, clearRecentSearches, readRecentSearches } from './recentSearches.ts';
export type { RecentSearch, RecentSearchStorage } from './recentSearches.ts';
export { hasRefusedEvents, saveRefusedEvents } from './refusedEvents.ts';
export type { RefusedEventsStorage } from './refusedEvents.ts';
export { makeStore } from './makeStore.ts';
export type { SettingsRootState, SettingsStore, StoreOptions } from './makeStore.ts';
export {
  multiViewRequested,
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
export type { MultiViewStorage } from './persistMultiView.ts';
export {
  allSizesStepped,
  assistToggled,
  fontChosen,
  fontSizeStepped,
  larivaarToggled,
  lineHeightStepped,
  preferencesChosen,
  preferenceToggled,
  readingModeToggled,
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
  translationSizeStepped,
  translationToggled,
  translatorToggled,
  transliterationSizeStepped,
  transliterationToggled,
  unicodeToggled,
} from './settingsSlice.ts';
export type { IndependentPreferences, SettingsState, Step, ToggledField } from './settingsSlice.ts';
export { importLegacyPreferences } from './importLegacyPreferences.ts';
