import { configureStore } from '@reduxjs/toolkit';
import type { Preferences } from '@naad/settings-schema';
import { multiViewReducer, type MultiViewState } from './multiViewSlice.ts';
import { type MultiViewKeeper, persistMultiView } from './persistMultiView.ts';
import { persistPreferences } from './persistPreferences.ts';
import { settingsReducer, type SettingsState } from './settingsSlice.ts';

export interface SettingsRootState {
  readonly settings: SettingsState;
  readonly multiView: MultiViewState;
}

export interface StoreOptions {
  readonly preferences: Preferences;
  /** Where choices are kept; left out on the server, where nothing is chosen. Takes what `document.cookie` takes. */
  readonly writeCookie?: (cookie: string) => void;
  /** Where the multi-view list is kept; left out on the server and where it need not last. The browser's `window`. */
  readonly keeper?: MultiViewKeeper;
}

/** A store of one visitor: one for each request on the server, one for each page in the browser. */
export function makeStore({ preferences, writeCookie, keeper }: StoreOptions) {
  return configureStore({
    reducer: { settings: settingsReducer, multiView: multiViewReducer },
    preloadedState: { settings: preferences },
    middleware: (defaults) =>
      defaults().prepend(
        ...(writeCookie ? [persistPreferences(writeCookie)] : []),
        ...(keeper ? [persistMultiView(keeper)] : []),
      ),
  });
}

export type SettingsStore = ReturnType<typeof makeStore>;
