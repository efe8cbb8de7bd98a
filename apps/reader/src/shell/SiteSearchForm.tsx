import {
  searchChosen,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { loadGurmukhiKeyboard } from '../features/gurmukhi-keyboard/loadGurmukhiKeyboard.ts';
import { SearchForm, type SearchFormProps } from '../features/search/SearchForm/SearchForm.tsx';
import { loadSiteSuggestions } from './loadSiteSuggestions.ts';
import { loadSiteVoice } from './loadSiteVoice.ts';

/** The search form with its keyboard and its suggestions, which begins with what the visitor chose the last time. */
export function SiteSearchForm(
  props: Omit<SearchFormProps, 'kept' | 'onKeep' | 'loadKeyboard' | 'loadSuggestions' | 'loadVoice'>,
) {
  const kept = useSettingsSelector(selectPreferences);
  const dispatch = useSettingsDispatch();
  return (
    <SearchForm
      {...props}
      kept={kept}
      onKeep={(search) => dispatch(searchChosen(search))}
      loadKeyboard={loadGurmukhiKeyboard}
      loadSuggestions={loadSiteSuggestions}
      loadVoice={loadSiteVoice}
    />
  );
}
