import type { ApiClient } from '@naad/api-client';
import { parseShabadId, type VerseLine } from '@naad/gurbani-model';
import { selectPreferences, type SettingsRootState, useSettingsSelector } from '@naad/settings-state';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import type { PageContent } from '../../pages/pages.ts';
import { chosenIncludes } from '../../pages/verseIncludes.ts';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import { verseIncludesKey } from '../../shared/navigation/routeCache.ts';
import { useCurrentHref } from '../../shared/navigation/useRoute.ts';
import { sampleVerse } from './sampleVerse.ts';

/** The shabad whose first line is shown on pages without lines of their own. */
const SAMPLE_SHABAD = parseShabadId(3590);

/**
 * A line with the texts that the reader has chosen: of the open page, or of a fixed shabad. Undefined while it loads; null
 * if it can't be loaded.
 */
export function useSampleVerse(api: ApiClient | null): VerseLine | null | undefined {
  const includes = useDeferredValue(
    useSettingsSelector((state) => verseIncludesKey(selectPreferences(state))),
  );
  const own = usePageVerse(includes);
  const store = useStore<SettingsRootState>();
  const [fixed, setFixed] = useState<VerseLine | null>();
  const isNeeded = own === null;
  useEffect(() => {
    if (!isNeeded || !api || SAMPLE_SHABAD === null) return;
    let isCurrent = true;
    const ids = [SAMPLE_SHABAD];
    chosenIncludes({ api, preferences: selectPreferences(store.getState()) })
      .then((chosen) => api.getShabads(ids, chosen))
      .then((shabads) => leadVerse(shabads, [])?.verse ?? null)
      // The settings work without a sample.
      .catch(() => null)
      .then((verse) => {
        if (isCurrent) setFixed(verse);
      }, undefined);
    return () => {
      isCurrent = false;
    };
  }, [api, isNeeded, includes, store]);
  return own ?? fixed;
}

/** The line of the open page; the page of the old settings stays until that of the new ones is loaded. */
function usePageVerse(includes: string): VerseLine | null {
  const { cache } = useNavigation();
  const entry = cache.read(useCurrentHref(), includes);
  const outcome = entry instanceof Promise ? use(entry) : entry;
  // Trusted: the cache of the site holds its pages.
  return outcome.kind === 'page' ? sampleVerse(outcome.page.content as PageContent) : null;
}
