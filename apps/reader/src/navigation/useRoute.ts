import { selectPreferences, useSettingsSelector } from '@naad/settings-state';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { useNavigation } from './NavigationContext.tsx';
import type { PageOutcome } from './outcome.ts';
import { textsKey } from './textsKey.ts';
import { useHere } from './useHere.ts';
import { useNavigator } from './useNavigator.ts';

/**
 * The page of the current address. A page that is gone to is there already; one that is gone back to may have to be
 * loaded again, and then this suspends: inside a transition, as every change of address is, React keeps the old page
 * until it is there, and for good if it does not come.
 */
export function useRoute(first: PageOutcome): PageOutcome {
  const { cache, setFailure } = useNavigation();
  const href = useHere();
  // A choice of other texts loads the page anew in its place: the one with the old texts stays until it is there.
  const texts = useDeferredValue(useSettingsSelector((state) => textsKey(selectPreferences(state))));
  const entry = cache.read(href, texts);
  const outcome = entry instanceof Promise ? use(entry) : entry;
  const [shown, setShown] = useState(first);
  if (outcome.kind === 'page' && outcome.page !== shown.page) setShown(outcome);

  const navigator = useNavigator();
  useEffect(() => {
    if (outcome.kind === 'failed') setFailure({ href, reason: outcome.reason });
    else if (outcome.href !== href) navigator.replace(outcome.href);
  }, [outcome, href, navigator, setFailure]);

  return outcome.kind === 'page' ? outcome : shown;
}
