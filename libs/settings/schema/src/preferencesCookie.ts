import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';

/** The cookie that carries the preferences, so that the first HTML is already drawn as its reader wants it. */
export const PREFERENCES_COOKIE = 'naad';

/** Version of the format. A cookie of a version that is unknown is read as no cookie. */
export const COOKIE_VERSION = '2';

/**
 * The preferences as a cookie's value: the version, then every choice that differs from its default, as in
 * `2~theme:dark~translations.english:ssk.ms`. Only characters that RFC 6265 allows in a value are used, so nothing needs
 * escaping.
 */
export function encodePreferences(preferences: Preferences): string {
  const defaults = new Map(textsOf(DEFAULT_PREFERENCES));
  const chosen = textsOf(preferences).filter(([field, text]) => text !== defaults.get(field));
  return [COOKIE_VERSION, ...chosen.map(([field, text]) => `${field}:${text}`)].join('~');
}

/** Every field as text: a list is parted by dots, and what has fields of its own is one entry for each of them. */
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
 * The cookie as `Set-Cookie` and `document.cookie` take it: for a year, for the whole site. Not `Secure`: it holds nothing
 * private, and the product is also served on plain http in a local network.
 */
export function preferencesCookie(preferences: Preferences): string {
  const value = encodePreferences(preferences);
  return `${PREFERENCES_COOKIE}=${value}; path=/; max-age=${String(YEAR_SECONDS)}; samesite=lax`;
}
