import { use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNavigation } from './NavigationContext.tsx';
import type { PageOutcome } from './outcome.ts';
import { useHere } from './useHere.ts';

/**
 * The page of the current address. A page that is gone to is there already; one that is gone back to may have to be
 * loaded again, and then this suspends: inside a transition, as every change of address is, React keeps the old page
 * until it is there, and for good if it does not come.
 */
export function useRoute(first: PageOutcome): PageOutcome {
  const { cache, setFailure } = useNavigation();
  const href = useHere();
  const entry = cache.read(href);
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
