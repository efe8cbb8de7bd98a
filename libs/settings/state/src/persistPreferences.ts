import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { preferencesCookie } from '@naad/settings-schema';
import type { SettingsRootState } from './makeStore.ts';
import { drawingsToggled, selectPreferences, settingsReset, themeChosen } from './settingsSlice.ts';

const isChoice = isAnyOf(themeChosen, drawingsToggled, settingsReset);

/**
 * Listens for choices and writes the preferences into their cookie after each.
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
        writeCookie(preferencesCookie(selectPreferences(getState())));
      }
      return result;
    };
}
