export { choosePreferences, parsePreferences } from './parsePreferences.ts';
export {
  resolveLanguage,
  interfaceLanguage,
  INTERFACE_LANGUAGES,
  LANGUAGE_CHOICES,
  LANGUAGES,
  OFFERED_LANGUAGES,
} from './interfaceLanguages.ts';
export type { InterfaceLanguage, LanguageChoice, Language } from './interfaceLanguages.ts';
export { numberLocale } from './numberLocale.ts';
export { isOffered } from './isOffered.ts';
export type { SiteOffer } from './isOffered.ts';
export { visitorLanguage } from './visitorLanguage.ts';
export {
  formatMultiView,
  LIST_LIMIT,
  MULTI_VIEW_LIMIT,
  multiViewItem,
  parseListId,
  parseMultiView,
  shabadsUrl,
} from './multiView.ts';
export type { MultiViewItem } from './multiView.ts';
export {
  normalisePothiName,
  FIRST_POTHI,
  itemsOf,
  toStoredPothis,
  mergePothis,
  newPothi,
  nextStamp,
  parsePothis,
  POTHI_NAME_LIMIT,
  presentPothis,
  withItems,
  withPothi,
} from './pothis.ts';
export type { StoredPothis, Pothi, PothiEntry, Pothis, Stamp } from './pothis.ts';
export {
  makeNote,
  mergeNotes,
  nextNoteStamp,
  NOTE_LIMIT,
  notesOn,
  parseNotes,
  presentNotes,
  sortedNotes,
  withoutNotes,
} from './notes.ts';
export type { NotedLine, Note, Notes } from './notes.ts';
export { formatSavedFile, formatSavedText, parseSavedFile } from './savedFile.ts';
export type { SavedFile, SavedFileFault, SavedList, SavedNote, SavedTextWords } from './savedFile.ts';
export { formatPothiFile, formatPothiLink, parsePothiFile, parsePothiLink } from './sharedPothi.ts';
export type { SharedItem, SharedPothi } from './sharedPothi.ts';
export { DEFAULT_PREFERENCES, fieldsOf, THEME_CHOICES, withLanguageDefaults } from './preferences.ts';
export type {
  PreferenceField,
  Preferences,
  SearchPreferences,
  Theme,
  ThemeChoice,
  VersePreferences,
} from './preferences.ts';
export { decodePreferences, preferencesFromCookies } from './decodePreferences.ts';
export { encodePreferences, preferencesCookie, PREFERENCES_COOKIE } from './preferencesCookie.ts';
export {
  ASSIST_STRENGTHS,
  AUTO_SCROLL_SPEEDS,
  BANI_LENGTH_CODES,
  DEFAULT_TRANSLATORS,
  FONT_SIZES,
  GURMUKHI_FONTS,
  LINE_HEIGHTS,
  NUMERALS,
  READING_MODES,
  TRANSLATION_SIZES,
  TRANSLITERATION_SIZES,
} from './readingChoices.ts';
export type {
  AssistStrength,
  BaniLengthCode,
  ChosenTranslators,
  FontSize,
  GurmukhiFont,
  LineHeight,
  Numerals,
  ReadingMode,
  TranslationSize,
  TransliterationSize,
  VisraamStyle,
} from './readingChoices.ts';
export {
  chosenFont,
  inReaderOrder,
  stepped,
  toggledAssist,
  toggledLarivaar,
  toggledMember,
  toggledTranslation,
  toggledTranslator,
  toggledUnicode,
} from './readingRules.ts';
export { LEGACY_KEYS, legacyPreferences } from './legacyPreferences.ts';
export { formatShortcutKeys, parseShortcutKeys } from './shortcutKeys.ts';
export type { ShortcutKeys } from './shortcutKeys.ts';
