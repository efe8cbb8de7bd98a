import { parsePreferences } from './parsePreferences.ts';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';
import { COOKIE_VERSION, PREFERENCES_COOKIE } from './preferencesCookie.ts';
import { preferencesOfVersion1 } from './preferencesOfVersion1.ts';

type Texts = Readonly<Record<string, string>>;

/** What a cookie of each version says, in the fields of the newest. */
const MIGRATIONS: Readonly<Record<string, (stored: Texts) => Texts>> = {
  '1': preferencesOfVersion1,
  [COOKIE_VERSION]: (stored) => stored,
};

/** The cookie by which the site of before had its pages dark. */
const REFERENCE_DARK_COOKIE = 'darkmode';

/** The preferences of who sends these cookies: in ours, or what the one of the site of before says. Never throws. */
export function preferencesOfCookies(cookies: Readonly<Record<string, string | undefined>>): Preferences {
  const own = cookies[PREFERENCES_COOKIE];
  return own === undefined && cookies[REFERENCE_DARK_COOKIE] === '1'
    ? { ...DEFAULT_PREFERENCES, theme: 'dark' }
    : decodePreferences(own);
}

/** The preferences in a cookie's value. What cannot be read is the default; never throws. */
export function decodePreferences(cookie: string | undefined): Preferences {
  const [version = '', ...fields] = (cookie ?? '').split('~');
  const migrate = Object.hasOwn(MIGRATIONS, version) ? MIGRATIONS[version] : undefined;
  if (!migrate) return DEFAULT_PREFERENCES;
  const stored: Record<string, string> = {};
  for (const field of fields) {
    const colon = field.indexOf(':');
    if (colon > 0) stored[field.slice(0, colon)] = field.slice(colon + 1);
  }
  return parsePreferences(migrate(stored));
}
