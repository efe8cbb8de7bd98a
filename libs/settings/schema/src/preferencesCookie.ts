import { DEFAULT_PREFERENCES, parsePreferences, type Preferences } from './preferences.ts';

/** The cookie that carries the preferences, so that the first HTML is already drawn as its reader wants it. */
export const PREFERENCES_COOKIE = 'naad';

/** Version of the format. A cookie of another version is read as no cookie until a migration for it is written. */
const VERSION = '1';

/**
 * The preferences as a cookie's value: the version, then every choice that differs from its default, as in
 * `1~theme:dark`. Only characters that RFC 6265 allows in a value are used, so nothing needs escaping.
 */
export function encodePreferences(preferences: Preferences): string {
  const chosen = Object.entries(preferences).filter(
    ([field, value]) => value !== DEFAULT_PREFERENCES[field as keyof Preferences],
  );
  return [VERSION, ...chosen.map(([field, value]) => `${field}:${String(value)}`)].join('~');
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The cookie as `Set-Cookie` and `document.cookie` take it: for a year, for the whole site. Not `Secure`: it holds nothing
 * private, and the product is also served on plain http in a local network.
 */
export function preferencesCookie(preferences: Preferences): string {
  const value = encodePreferences(preferences);
  return `${PREFERENCES_COOKIE}=${value}; path=/; max-age=${String(YEAR_SECONDS)}; samesite=lax`;
}

/** The preferences in a cookie's value. What cannot be read is the default; never throws. */
export function decodePreferences(cookie: string | undefined): Preferences {
  const [version, ...fields] = (cookie ?? '').split('~');
  if (version !== VERSION) return DEFAULT_PREFERENCES;
  const stored: Record<string, string> = {};
  for (const field of fields) {
    const colon = field.indexOf(':');
    if (colon > 0) stored[field.slice(0, colon)] = field.slice(colon + 1);
  }
  return parsePreferences(stored);
}
