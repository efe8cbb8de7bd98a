import { selectPreferences, useSettingsSelector } from '@naad/settings-state';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { useNavigation } from './NavigationContext.tsx';
import { type LoadedPage, type Outcome, type PageOutcome, verseIncludesKey } from './routeCache.ts';

/**
 * The page of the current address. After navigation it is already loaded; after going back it may have to load again, and then
 * this suspends. Address changes are transitions, so React keeps the old page until then, or for good if loading fails.
 */
export function useRoute<Page extends LoadedPage>(first: PageOutcome<Page>): PageOutcome<Page> {
  const { cache, setFailure } = useNavigation();
  const href = useCurrentHref();
  // Other includes reload the page; deferred, so that the old page stays until then.
  const includes = useDeferredValue(
    useSettingsSelector((state) => verseIncludesKey(selectPreferences(state))),
  );
  // Trusted: the cache was created with `first` and holds pages of its type.
  const entry = cache.read(href, includes) as Outcome<Page> | Promise<Outcome<Page>>;
  const outcome = entry instanceof Promise ? use(entry) : entry;
  const [shown, setShown] = useState(first);
  if (outcome.kind === 'page' && outcome.page !== shown.page) setShown(outcome);

  const navigate = useNavigate();
  useEffect(() => {
    if (outcome.kind === 'failed') setFailure({ href, reason: outcome.reason });
    else if (outcome.href !== href) void navigate(outcome.href, { replace: true });
  }, [outcome, href, navigate, setFailure]);

  return outcome.kind === 'page' ? outcome : shown;
}

/** Path and query of the current address. */
export function useCurrentHref(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
