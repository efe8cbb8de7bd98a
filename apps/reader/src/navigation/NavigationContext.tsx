import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react';
import type { FailedOutcome, Outcome } from './outcome.ts';
import type { RouteCache } from './routeCache.ts';
import { useNavigator } from './useNavigator.ts';

/** Goes to a path and query of this site once its page is there; the visitor stays where they are if it does not come. */
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

/** Gives the pages below it the cache of pages, a way to go to another, and what became of the last try. */
export function NavigationProvider({ cache, children }: { cache: RouteCache; children: ReactNode }) {
  const navigator = useNavigator();
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef<string | null>(null);
  // By hand: every page reads this context, and no compiler keeps the object the same.
  const navigation = useMemo(() => {
    const arrive = (href: string, outcome: Outcome) => {
      // A later click has been made meanwhile, and that is where the visitor wants to go.
      if (latest.current !== href) return;
      latest.current = null;
      setFailure(outcome.kind === 'failed' ? { href, reason: outcome.reason } : null);
      if (outcome.kind !== 'page') return;
      const { pathname, search } = window.location;
      const isHere = outcome.href === pathname + search;
      const target = outcome.href + hashOf(href);
      if (isHere && hashOf(href) === '') navigator.replace(target);
      else navigator.push(target);
    };
    const go = (href: string) => {
      latest.current = href;
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
  }, [cache, navigator]);
  return (
    <NavigationContext value={navigation}>
      <FailureContext value={failure}>{children}</FailureContext>
    </NavigationContext>
  );
}

/** The place on the page that an address names, with its `#`. */
const hashOf = (href: string): string => /#.*$/.exec(href)?.[0] ?? '';

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider above it.');
  return navigation;
}

/** The page that could not be loaded when it was last tried; null when all is well. */
export function useFailure(): Failure | null {
  return use(FailureContext);
}
