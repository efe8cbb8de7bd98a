import type { Middleware } from '@reduxjs/toolkit';
import { preferencesCookie } from '@naad/settings-schema';
import type { SettingsRootState } from './makeStore.ts';
import { selectPreferences } from './settingsSlice.ts';

/**
 * Writes the preferences into their cookie whenever one of them has changed. A middleware by hand, since the toolkit's own
 * listener is several times its size and every page loads it.
 *
 * @param writeCookie takes what `document.cookie` takes
 */
export function persistPreferences(
  writeCookie: (cookie: string) => void,
): Middleware<object, SettingsRootState> {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const before = selectPreferences(getState());
      const result = next(action);
      const after = selectPreferences(getState());
      if (after !== before) writeCookie(preferencesCookie(after));
      return result;
    };
}
