import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';

/** The cookie with the preferences, so that the server renders the first HTML accordingly. */
export const PREFERENCES_COOKIE = 'naad';

/** Version of the format. Cookies of unknown versions are ignored. */
export const COOKIE_VERSION = '2';

/**
 * Encodes the preferences as a cookie value: the version, then every non-default field, as in
 * `2~theme:dark~translations.english:ssk.ms`. It uses only characters that RFC 6265 allows in a value, so nothing
 * needs escaping.
 */
export function encodePreferences(preferences: Preferences): string {
  const { hasChosenTexts, translations, transliterations } = DEFAULT_PREFERENCES;
  const defaults = new Map(textsOf(DEFAULT_PREFERENCES));
  // Texts that follow the language aren't stored, so that they still follow it when it changes.
  const stored =
    preferences.hasChosenTexts === hasChosenTexts
      ? { ...preferences, translations, transliterations }
      : preferences;
  const chosen = textsOf(stored).filter(([field, text]) => text !== defaults.get(field));
  return [COOKIE_VERSION, ...chosen.map(([field, text]) => `${field}:${text}`)].join('~');
}

/** Flattens a record to texts: lists are joined by dots, and nested records become one entry per field. */
function textsOf(record: object, prefix = ''): [string, string][] {
  return Object.entries(record).flatMap(([field, value]: [string, unknown]) => {
    const name = prefix + field;
    if (Array.isArray(value)) return [[name, value.join('.')]];
    return typeof value === 'object' && value !== null
      ? textsOf(value, `${name}.`)
      : [[name, String(value)] satisfies [string, string]];
  });
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Formats the cookie for `Set-Cookie` and `document.cookie`: valid for a year and the whole site. Not `Secure`: it
 * contains nothing private, and sites in a local network may use plain http.
 */
export function preferencesCookie(preferences: Preferences): string {
  const value = encodePreferences(preferences);
  return `${PREFERENCES_COOKIE}=${value}; path=/; max-age=${String(YEAR_SECONDS)}; samesite=lax`;
}
