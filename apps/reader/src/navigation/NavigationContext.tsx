import { createContext, use, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RouteCache } from './routeCache.ts';

/** Goes to a path and query of this site. */
export type Go = (href: string) => void;

interface Navigation {
  readonly cache: RouteCache;
  readonly go: Go;
}

const NavigationContext = createContext<Navigation | null>(null);

/** Gives the pages below it the cache of pages and a way to go to another. */
export function NavigationProvider({ cache, children }: { cache: RouteCache; children: ReactNode }) {
  const navigate = useNavigate();
  // By hand: every page reads this context, and no compiler keeps the object the same.
  const navigation = useMemo(
    () => ({
      cache,
      go: (href: string) => {
        cache.prepare(href);
        void navigate(href);
      },
    }),
    [cache, navigate],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider above it.');
  return navigation;
}
