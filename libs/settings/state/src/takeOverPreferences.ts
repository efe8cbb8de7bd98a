import {
  DEFAULT_PREFERENCES,
  type Preferences,
  REFERENCE_KEYS,
  referencePreferences,
} from '@naad/settings-schema';
import type { SettingsStore } from './makeStore.ts';
import { preferencesTakenOver, selectPreferences } from './settingsSlice.ts';

/**
 * Takes over what a visitor had chosen on the site that this one is in the place of, which kept it in the browser. For who
 * has no cookie of ours. What they have chosen since the page came stays, and the old keys are left as they are.
 *
 * @param browser `window`; one that keeps nothing has nothing to take over
 */
export function takeOverPreferences(store: SettingsStore, browser: Pick<Window, 'localStorage'>): void {
  const taken = referencePreferences(storedTexts(browser));
  const current = selectPreferences(store.getState());
  const unchosen = (Object.keys(taken) as (keyof Preferences)[]).filter(
    // By their texts: lists that came with the document are lists of their own.
    (field) => JSON.stringify(current[field]) === JSON.stringify(DEFAULT_PREFERENCES[field]),
  );
  if (unchosen.length === 0) return;
  store.dispatch(preferencesTakenOver(Object.fromEntries(unchosen.map((field) => [field, taken[field]]))));
}

function storedTexts({ localStorage }: Pick<Window, 'localStorage'>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const key of REFERENCE_KEYS) {
    const text = localStorage.getItem(key);
    if (text !== null) texts[key] = text;
  }
  return texts;
}
