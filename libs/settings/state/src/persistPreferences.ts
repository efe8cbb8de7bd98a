import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { encodePreferences, PREFERENCES_COOKIE } from '@naad/settings-schema';
import type { SettingsRootState } from './makeStore.ts';
import { selectPreferences, settingsReset, themeChosen } from './settingsSlice.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Middleware that writes the preferences into their cookie after every choice, for a year, for the whole site.
 * Not `Secure`: the cookie holds nothing private, and the product is also served on plain http in a local network.
 *
 * @param writeCookie takes what `document.cookie` takes
 */
export function persistPreferences(writeCookie: (cookie: string) => void) {
  const listener = createListenerMiddleware<SettingsRootState>();
  listener.startListening({
    matcher: isAnyOf(themeChosen, settingsReset),
    effect: (_action, { getState }) => {
      const value = encodePreferences(selectPreferences(getState()));
      writeCookie(`${PREFERENCES_COOKIE}=${value}; path=/; max-age=${String(YEAR_SECONDS)}; samesite=lax`);
    },
  });
  return listener.middleware;
}
