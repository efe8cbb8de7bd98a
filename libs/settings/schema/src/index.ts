export { chosenLanguage, INTERFACE_LANGUAGES, LANGUAGE_CHOICES } from './interfaceLanguages.ts';
export type { InterfaceLanguage, LanguageChoice } from './interfaceLanguages.ts';
export { formatMultiView, MULTI_VIEW_LIMIT, multiViewItem, parseMultiView, shabadsUrl } from './multiView.ts';
export type { MultiViewItem } from './multiView.ts';
export { DEFAULT_PREFERENCES, parsePreferences, THEME_CHOICES } from './preferences.ts';
export type { Preferences, SearchPreferences, Theme, ThemeChoice } from './preferences.ts';
export {
  decodePreferences,
  encodePreferences,
  preferencesCookie,
  PREFERENCES_COOKIE,
} from './preferencesCookie.ts';
