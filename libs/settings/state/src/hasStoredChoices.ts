import { PREFERENCES_COOKIE } from '@naad/settings-schema';

/**
 * Whether the browser may hold choices of the site of before that are not ours yet: it has no cookie of ours, and something
 * is stored. To be asked before anything is chosen here. Never throws.
 */
export function hasStoredChoices(browser: {
  readonly document: Pick<Document, 'cookie'>;
  readonly localStorage: Pick<Storage, 'length'>;
}): boolean {
  const cookies = browser.document.cookie.split('; ');
  if (cookies.some((cookie) => cookie.startsWith(`${PREFERENCES_COOKIE}=`))) return false;
  try {
    return browser.localStorage.length > 0;
  } catch {
    // It keeps nothing for us, and does not say so before it is asked.
    return false;
  }
}
