import {
  preferencesChosen,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import type { I18n } from '@lingui/core';
import { loadGurmukhiKeyboard } from '../../features/gurmukhi-keyboard/loadGurmukhiKeyboard.ts';
import { SearchForm, type SearchFormProps } from '../../features/search/SearchForm/SearchForm.tsx';
import { loadWithMessages } from '../../shared/language/loadWithMessages.ts';
import type { SiteSuggestions } from './SiteSuggestions.tsx';
import type { SiteVoice } from './SiteVoice.tsx';

/** The search form with keyboard, suggestions and voice search; it starts with the visitor's last choices. */
export function SiteSearchForm(
  props: Omit<SearchFormProps, 'kept' | 'onKeep' | 'loadKeyboard' | 'loadSuggestions' | 'loadVoice'>,
) {
  const preferences = useSettingsSelector(selectPreferences);
  const dispatch = useSettingsDispatch();
  return (
    <SearchForm
      {...props}
      kept={preferences}
      onKeep={(search) => dispatch(preferencesChosen(search))}
      loadKeyboard={loadGurmukhiKeyboard}
      loadSuggestions={loadSiteSuggestions}
      loadVoice={loadSiteVoice}
    />
  );
}

/**
 * Loads the suggestions with their messages, on the first key press.
 *
 * @throws {ChunkLoadError} when a chunk can't be loaded
 */
async function loadSiteSuggestions(i18n: I18n): Promise<typeof SiteSuggestions> {
  const loaded = await loadWithMessages(() => import('./SiteSuggestions.tsx'), i18n);
  return loaded.SiteSuggestions;
}

/**
 * Loads voice search with its messages, on its first use.
 *
 * @throws {ChunkLoadError} when a chunk can't be loaded
 */
async function loadSiteVoice(i18n: I18n): Promise<typeof SiteVoice> {
  const loaded = await loadWithMessages(() => import('./SiteVoice.tsx'), i18n);
  return loaded.SiteVoice;
}
