import { configureStore } from '@reduxjs/toolkit';
import type { Preferences } from '@naad/settings-schema';
import { persistPreferences } from './persistPreferences.ts';
import { settingsReducer, type SettingsState } from './settingsSlice.ts';

export interface SettingsRootState {
  readonly settings: SettingsState;
}

export interface StoreOptions {
  readonly preferences: Preferences;
  /** Where choices are kept; left out on the server, where nothing is chosen. Takes what `document.cookie` takes. */
  readonly writeCookie?: (cookie: string) => void;
}

/** A store of one visitor: one for each request on the server, one for each page in the browser. */
export function makeStore({ preferences, writeCookie }: StoreOptions) {
  return configureStore({
    reducer: { settings: settingsReducer },
    preloadedState: { settings: preferences },
    middleware: (defaults) =>
      writeCookie ? defaults().prepend(persistPreferences(writeCookie)) : defaults(),
  });
}

export type SettingsStore = ReturnType<typeof makeStore>;
