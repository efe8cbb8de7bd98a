import { useLingui } from '@lingui/react';
import { selectPreferences, type SettingsRootState } from '@naad/settings-state';
import type { SearchChoice } from '../../features/search/searchChoice.ts';
import { SEARCH_TYPES, type SearchType } from '@naad/gurbani-model';
import { isGurmukhi } from '@naad/gurbani-text';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useNotifyDamaged } from '../../features/device/useNotifyDamaged.ts';
import { SaveButton } from '../../features/saved/SaveButton/SaveButton.tsx';
import type { SuggestionsProps } from '../../features/search/SearchForm/SearchField.tsx';
import { SuggestionList } from '../../features/search/suggestions/SuggestionList/SuggestionList.tsx';
import { useCurrentHref } from '../../shared/navigation/useRoute.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import { searchLocally, canSearchLocally, prepareLocalSearch } from '../../features/device/searchLocally.ts';
import { deviceStore } from '../../features/device/deviceStore.ts';
import {
  createServerSource,
  type IncludesFor,
} from '../../features/search/suggestions/createServerSource.ts';
import { pageName } from '../../features/reading/pageName.ts';
import { PlaceAnchor } from '../places/PlaceAnchor.tsx';
import { placeView } from '../places/placeView.ts';
import { suggestionIncludes } from './suggestionIncludes.ts';
import type { Suggestions, SuggestionSource } from '../../features/search/suggestions/suggestions.ts';

/** Suggestions from this device or the server, each with a button that saves it. */
export function SiteSuggestions(props: SuggestionsProps) {
  const { apiPrefix } = useSite();
  const sayDamaged = useNotifyDamaged();
  const { i18n } = useLingui();
  const store = useStore<SettingsRootState>();
  const [source] = useState(() =>
    createSiteSource(apiPrefix, sayDamaged, (available) =>
      suggestionIncludes(i18n.locale, selectPreferences(store.getState()), available),
    ),
  );
  const here = useCurrentHref();
  return (
    <SuggestionList
      {...props}
      source={source}
      here={here}
      pageNameOf={(id) => pageName(i18n, id)}
      renderPlace={(place, { sources, ...classNames }) => (
        <PlaceAnchor view={placeView(i18n, place, sources)} {...classNames} />
      )}
      actionsFor={(suggestion) => <SaveButton verse={suggestion} />}
    />
  );
}

/** Debounce of suggestions from this device, in milliseconds. */
const LOCAL_WAIT_MS = 60;

/**
 * Creates a source of suggestions: local search if the visitor has it on this device, otherwise, or if that fails, the server.
 *
 * @param apiPrefix path prefix of the API
 * @param onDamaged called when the local search data is damaged
 * @param includesFor texts to show below each line
 */
function createSiteSource(
  apiPrefix: string,
  onDamaged: () => void,
  includesFor: IncludesFor,
): SuggestionSource {
  const server = createServerSource(apiPrefix, includesFor);
  deviceStore.look().then(prepareLocalSearch, () => undefined);
  return {
    waitMs: (choice) => (canSearchLocally(choice.type) ? LOCAL_WAIT_MS : server.waitMs(choice)),
    async ask(choice, signal) {
      if (choice.type === SEARCH_TYPES.autoDetect) {
        return server.ask(choice, signal).catch((error: unknown) => searchOffline(choice, signal, error));
      }
      if (!canSearchLocally(choice.type)) return server.ask(choice, signal);
      try {
        return await searchLocally(choice, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        if (deviceStore.get().failure === 'broken') onDamaged();
        return server.ask(choice, signal);
      }
    },
  };
}

/** Types that this device can search by for an auto-detect search, likeliest first. */
function offlineTypes({ query, isGurmukhi: isTypedInKeys }: SearchChoice): readonly SearchType[] {
  const { firstLetters, firstLettersAnywhere, gurmukhiWord, romanized } = SEARCH_TYPES;
  const inGurmukhi = [firstLetters, gurmukhiWord, firstLettersAnywhere];
  return isTypedInKeys || isGurmukhi(query) ? inGurmukhi : [romanized, firstLetters];
}

/**
 * Answers an auto-detect search on this device when the server can't.
 *
 * @throws the server's error without stored packs
 */
async function searchOffline(
  choice: SearchChoice,
  signal: AbortSignal,
  error: unknown,
): Promise<Suggestions> {
  const types = offlineTypes(choice).filter(canSearchLocally);
  if (signal.aborted || types.length === 0) throw error;
  let found: Suggestions = { verses: [], translators: [] };
  for (const type of types) {
    found = await searchLocally({ ...choice, type }, signal);
    if (found.verses.length > 0) break;
  }
  return found;
}
