import { DEFAULT_PREFERENCES, type Preferences, LEGACY_KEYS, legacyPreferences } from '@naad/settings-schema';
import type { SettingsStore } from './makeStore.ts';
import { preferencesImported, selectPreferences } from './settingsSlice.ts';

/**
 * Imports a visitor's settings from the legacy site's localStorage, for visitors without our cookie. Choices made
 * since the page loaded win, and the legacy keys stay.
 *
 * @param browser `window`; without storage there is nothing to import
 */
export function importLegacyPreferences(store: SettingsStore, browser: Pick<Window, 'localStorage'>): void {
  const imported = legacyPreferences(storedTexts(browser));
  const current = selectPreferences(store.getState());
  const unchosen = (Object.keys(imported) as (keyof Preferences)[]).filter((field) =>
    field === 'translations' || field === 'transliterations'
      ? !current.hasChosenTexts
      : current[field] === DEFAULT_PREFERENCES[field],
  );
  if (unchosen.length === 0) return;
  const hasTexts = unchosen.includes('translations') || unchosen.includes('transliterations');
  store.dispatch(
    preferencesImported({
      ...Object.fromEntries(unchosen.map((field) => [field, imported[field]])),
      ...(hasTexts ? { hasChosenTexts: true } : {}),
    }),
  );
}

function storedTexts({ localStorage }: Pick<Window, 'localStorage'>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const key of LEGACY_KEYS) {
    const text = localStorage.getItem(key);
    if (text !== null) texts[key] = text;
  }
  return texts;
}
