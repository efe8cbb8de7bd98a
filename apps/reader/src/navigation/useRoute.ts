import { use, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useNavigation } from './NavigationContext.tsx';
import type { FailedOutcome, PageOutcome } from './outcome.ts';

/** A page that could not be loaded. */
export interface Failure {
  readonly href: string;
  readonly reason: FailedOutcome['reason'];
}

export interface Route {
  /** The page that is shown: the last one that could be loaded. */
  readonly shown: PageOutcome;
  readonly failure: Failure | null;
  readonly dismissFailure: () => void;
}

/**
 * The page of the current address. Suspends while it loads; inside a transition, as every navigation is, React keeps
 * the old page until then. A page that cannot be loaded leaves the old one, and the address goes back to it.
 */
export function useRoute(first: PageOutcome): Route {
  const { cache } = useNavigation();
  const { pathname, search } = useLocation();
  const href = pathname + search;
  const entry = cache.read(href);
  const outcome = entry instanceof Promise ? use(entry) : entry;
  const [shown, setShown] = useState(first);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (outcome.kind === 'page' && outcome.page !== shown.page) {
    setShown(outcome);
    setFailure(null);
  }

  const navigate = useNavigate();
  const navigationType = useNavigationType();
  useEffect(() => {
    if (outcome.kind === 'failed') {
      setFailure({ href, reason: outcome.reason });
      if (navigationType === 'PUSH') void navigate(-1);
    } else if (outcome.href !== href) {
      void navigate(outcome.href, { replace: true });
    }
  }, [outcome, href, navigate, navigationType]);

  return {
    shown,
    failure,
    dismissFailure: () => {
      setFailure(null);
    },
  };
}
