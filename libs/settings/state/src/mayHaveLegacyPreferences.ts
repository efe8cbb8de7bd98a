import { PREFERENCES_COOKIE } from '@naad/settings-schema';

/**
 * True if the browser may have settings of the legacy site to import: it has none of our cookies, and localStorage
 * isn't empty. Call it before any choice is made here. Never throws.
 */
export function mayHaveLegacyPreferences(browser: {
  readonly document: Pick<Document, 'cookie'>;
  readonly localStorage: Pick<Storage, 'length'>;
}): boolean {
  const cookies = browser.document.cookie.split('; ');
  if (cookies.some((cookie) => cookie.startsWith(`${PREFERENCES_COOKIE}=`))) return false;
  try {
    return browser.localStorage.length > 0;
  } catch {
    // Storage is denied.
    return false;
  }
}
