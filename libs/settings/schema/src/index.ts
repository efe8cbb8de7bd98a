export { DEFAULT_PREFERENCES, parsePreferences, THEME_CHOICES } from './preferences.ts';
export type { Preferences, Theme, ThemeChoice } from './preferences.ts';
export { decodePreferences, encodePreferences, PREFERENCES_COOKIE } from './preferencesCookie.ts';
