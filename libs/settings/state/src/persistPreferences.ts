import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { encodePreferences, PREFERENCES_COOKIE } from '@naad/settings-schema';
import type { SettingsRootState } from './makeStore.ts';
import { selectPreferences, settingsReset, themeChosen } from './settingsSlice.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const isChoice = isAnyOf(themeChosen, settingsReset);

/**
 * Listens for choices and writes the preferences into their cookie after each, for a year, for the whole site.
 * Not `Secure`: the cookie holds nothing private, and the product is also served on plain http in a local network.
 * A middleware by hand, since the toolkit's own listener is several times its size and this page loads it.
 *
 * @param writeCookie takes what `document.cookie` takes
 */
export function persistPreferences(
  writeCookie: (cookie: string) => void,
): Middleware<object, SettingsRootState> {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const result = next(action);
      if (isChoice(action)) {
        const value = encodePreferences(selectPreferences(getState()));
        writeCookie(`${PREFERENCES_COOKIE}=${value}; path=/; max-age=${String(YEAR_SECONDS)}; samesite=lax`);
      }
      return result;
    };
}
