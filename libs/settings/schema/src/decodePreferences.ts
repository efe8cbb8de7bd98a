import { hasTexts, parsePreferences } from './parsePreferences.ts';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';
import { COOKIE_VERSION, PREFERENCES_COOKIE } from './preferencesCookie.ts';

/** Fields and defaults of version 1. Frozen, regardless of later defaults, but for the search type. */
const DEFAULTS = {
  theme: 'system',
  language: 'system',
  hasDrawings: 'false',
  hasShortcuts: 'true',
  hasAcceptedNotice: 'false',
  lastAng: '0',
  // Not stored unless it was chosen, so an absent type is the present default.
  searchType: '8',
  searchSource: 'all',
  searchWriter: '0',
  isSearchGurmukhi: 'false',
} as const;

/** Migrates the fields of a version 1 cookie to version 2, which has the same names and more fields. */
function migrateVersion1(stored: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(DEFAULTS).map(([field, fallback]) => [field, stored[field] ?? fallback]),
  );
}

type Texts = Readonly<Record<string, string>>;

/** Migrations from each cookie version to the fields of the newest. */
const MIGRATIONS: Readonly<Record<string, (stored: Texts) => Texts>> = {
  '1': migrateVersion1,
  [COOKIE_VERSION]: (stored) => stored,
};

/** The legacy site's cookie for dark pages. */
const LEGACY_DARK_COOKIE = 'darkmode';

/** The preferences in a request's cookies, from our cookie or else the legacy site's. Never throws. */
export function preferencesFromCookies(cookies: Readonly<Record<string, string | undefined>>): Preferences {
  const cookie = cookies[PREFERENCES_COOKIE];
  return cookie === undefined && cookies[LEGACY_DARK_COOKIE] === '1'
    ? { ...DEFAULT_PREFERENCES, theme: 'dark' }
    : decodePreferences(cookie);
}

/** Decodes a cookie value; unreadable parts become defaults. Never throws. */
export function decodePreferences(cookie: string | undefined): Preferences {
  const [version = '', ...fields] = (cookie ?? '').split('~');
  const migrate = Object.hasOwn(MIGRATIONS, version) ? MIGRATIONS[version] : undefined;
  if (!migrate) return DEFAULT_PREFERENCES;
  const stored: Record<string, string> = {};
  for (const field of fields) {
    const colon = field.indexOf(':');
    if (colon > 0) stored[field.slice(0, colon)] = field.slice(colon + 1);
  }
  const texts = migrate(stored);
  return {
    ...parsePreferences(texts),
    hasChosenTexts: texts['hasChosenTexts'] === 'true' || hasTexts(texts),
  };
}
