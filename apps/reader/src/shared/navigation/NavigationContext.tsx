import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FailedOutcome, Outcome, RouteCache } from './routeCache.ts';

/** Navigates to a path and query of this site once its page is loaded; on failure the visitor stays on the current page. */
export type Go = (href: string) => void;

/** A page that could not be loaded. */
export interface Failure {
  readonly href: string;
  readonly reason: FailedOutcome['reason'];
}

interface Navigation {
  readonly cache: RouteCache;
  readonly go: Go;
  readonly setFailure: (failure: Failure | null) => void;
}

const NavigationContext = createContext<Navigation | null>(null);
const FailureContext = createContext<Failure | null>(null);

/** Provides the page cache, navigation, and the failure of the last navigation. */
export function NavigationProvider({ cache, children }: { cache: RouteCache; children: ReactNode }) {
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  // React Router creates a new function per location; the context value below must stay the same.
  useEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const latestHref = useRef<string | null>(null);
  // Memoised, since every page reads this context.
  const navigation = useMemo(() => {
    const arrive = (href: string, outcome: Outcome) => {
      // A later navigation wins.
      if (latestHref.current !== href) return;
      latestHref.current = null;
      setFailure(outcome.kind === 'failed' ? { href, reason: outcome.reason } : null);
      if (outcome.kind !== 'page') return;
      const { pathname, search } = window.location;
      const isHere = outcome.href === pathname + search;
      const target = outcome.href + hashOf(href);
      void latestNavigate.current(target, { replace: isHere && hashOf(href) === '' });
    };
    const go = (href: string) => {
      latestHref.current = href;
      const entry = cache.prepare(href.slice(0, href.length - hashOf(href).length));
      if (entry instanceof Promise) {
        void entry.then((outcome) => {
          arrive(href, outcome);
        });
      } else {
        arrive(href, entry);
      }
    };
    return { cache, go, setFailure };
  }, [cache]);
  return (
    <NavigationContext value={navigation}>
      <FailureContext value={failure}>{children}</FailureContext>
    </NavigationContext>
  );
}

/** The fragment of an address, with its `#`. */
const hashOf = (href: string): string => /#.*$/.exec(href)?.[0] ?? '';

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider above it.');
  return navigation;
}

/** The failure of the last navigation; null if it succeeded. */
export function useFailure(): Failure | null {
  return use(FailureContext);
}
