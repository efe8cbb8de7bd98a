import { applyMiddleware, combineReducers, legacy_createStore, type Middleware } from '@reduxjs/toolkit';
import { type Preferences, preferencesCookie } from '@naad/settings-schema';
import { multiViewReducer, type MultiViewState } from './multiViewSlice.ts';
import { type MultiViewStorage, persistMultiView } from './persistMultiView.ts';
import { selectPreferences, settingsReducer, type SettingsState } from './settingsSlice.ts';

export interface SettingsRootState {
  readonly settings: SettingsState;
  readonly multiView: MultiViewState;
}

export interface StoreOptions {
  readonly preferences: Preferences;
  /** Saves the preferences; takes a `document.cookie` string. Omitted on the server, where nothing changes. */
  readonly writeCookie?: (cookie: string) => void;
  /** Stores the multi-view list: `window`. Omitted on the server and where the list needn't persist. */
  readonly browser?: MultiViewStorage;
}

/**
 * Creates a visitor's store: one per request on the server, one per page in the browser. It is composed by hand
 * because every page would load the unused parts of `configureStore` (thunks, batching, developer tools).
 */
export function makeStore({ preferences, writeCookie, browser }: StoreOptions) {
  const middleware = [
    ...(writeCookie ? [persistPreferences(writeCookie)] : []),
    ...(browser ? [persistMultiView(browser)] : []),
  ];
  return legacy_createStore(
    combineReducers({ settings: settingsReducer, multiView: multiViewReducer }),
    { settings: preferences },
    applyMiddleware(...middleware),
  );
}

export type SettingsStore = ReturnType<typeof makeStore>;

/**
 * Middleware that writes the preferences cookie after every change. Written by hand because the toolkit's listener
 * middleware is several times its size, and every page loads it.
 *
 * @param writeCookie takes a `document.cookie` string
 */
function persistPreferences(writeCookie: (cookie: string) => void): Middleware<object, SettingsRootState> {
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
