import { applyMiddleware, combineReducers, legacy_createStore } from '@reduxjs/toolkit';
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

/**
 * A store of one visitor: one for each request on the server, one for each page in the browser. Made of its parts, since
 * what `configureStore` adds (thunks, batches, developers' tools) is used by nothing here and loaded by every page.
 */
export function makeStore({ preferences, writeCookie, keeper }: StoreOptions) {
  const keepers = [
    ...(writeCookie ? [persistPreferences(writeCookie)] : []),
    ...(keeper ? [persistMultiView(keeper)] : []),
  ];
  return legacy_createStore(
    combineReducers({ settings: settingsReducer, multiView: multiViewReducer }),
    { settings: preferences },
    applyMiddleware(...keepers),
  );
}

export type SettingsStore = ReturnType<typeof makeStore>;
