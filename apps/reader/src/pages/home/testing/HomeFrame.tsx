import { useLingui } from '@lingui/react';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { NavigationProvider } from '../../../shared/navigation/NavigationContext.tsx';
import { createRouteCache } from '../../../shared/navigation/routeCache.ts';
import { SiteProvider } from '../../../shared/SiteContext.tsx';
import { messagePage } from '../../message/messagePage.ts';

export interface HomeFrameProps {
  /** The last ang read; 0 for none. */
  lastAng: number;
  children: ReactNode;
}

const SITE = {
  siteName: 'Naad',
  version: '',
  apiPrefix: '/api',
  accountPrefix: '/api',
  shareOrigin: null,
  links: { donate: '/about#support', feedback: '/about#feedback', apps: [] },
  banner: null,
  login: null,
};

/** Store, router and site for Home in tests and stories; the caller provides the messages. */
export function HomeFrame({ lastAng, children }: HomeFrameProps) {
  const { i18n } = useLingui();
  const [store] = useState(() => makeStore({ preferences: { ...DEFAULT_PREFERENCES, lastAng } }));
  const [cache] = useState(() =>
    createRouteCache(
      { kind: 'page', href: '/', page: messagePage(i18n, { id: 'emptyQuery' }), isRepeatable: true },
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
