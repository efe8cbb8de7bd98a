import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { NavigationProvider } from '../../../navigation/NavigationContext.tsx';
import { createRouteCache } from '../../../navigation/routeCache.ts';
import { SiteProvider } from '../../../SiteContext.tsx';
import { messagePage } from '../../message/messagePage.ts';
import { english } from '../../../testing/english.ts';

export interface HomeFrameProps {
  /** The ang that was read last; 0 where none was. */
  lastAng: number;
  children: ReactNode;
}

const SITE = {
  siteName: 'Naad',
  version: '',
  apiPrefix: '/api',
  shareOrigin: null,
  links: { donate: '/about#support', feedback: '/about#feedback', apps: [] },
  banner: null,
  login: null,
};

/** What Home needs around it, for tests and stories; the texts come from outside of it. */
export function HomeFrame({ lastAng, children }: HomeFrameProps) {
  const [store] = useState(() => makeStore({ preferences: { ...DEFAULT_PREFERENCES, lastAng } }));
  const [cache] = useState(() =>
    createRouteCache(
      { kind: 'page', href: '/', page: messagePage(english, { id: 'emptyQuery' }), isRepeatable: true },
      () => Promise.resolve({ kind: 'failed', reason: 'unknown' }),
    ),
  );
  return (
    <Provider store={store}>
      <SiteProvider value={SITE}>
        <MemoryRouter>
          <NavigationProvider cache={cache}>{children}</NavigationProvider>
        </MemoryRouter>
      </SiteProvider>
    </Provider>
  );
}
