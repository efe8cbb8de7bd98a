import '@naad/ui-tokens/styles';
import './print.css';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { SettingsStore } from '@naad/settings-state';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { NavigationProvider } from '../shared/navigation/NavigationContext.tsx';
import type { PageOutcome, RouteCache } from '../shared/navigation/routeCache.ts';
import { NotificationsProvider } from '../shared/notifications/NotificationsContext.tsx';
import type { RoutePage } from '../pages/routeResult.ts';
import { PanelsProvider } from '../shared/panels/PanelsContext.tsx';
import { Shell } from './shell/Shell.tsx';
import { type Site, SiteProvider } from '../shared/SiteContext.tsx';

export interface AppProps {
  site: Site;
  store: SettingsStore;
  i18n: I18n;
  cache: RouteCache<RoutePage>;
  /** The page of the document. */
  first: PageOutcome<RoutePage>;
  /** Called once the whole page is hydrated. */
  onHydrated?: () => void;
}

/** The reader; expects a static or a browser router around it. */
export function App({ site, store, i18n, cache, first, onHydrated }: AppProps) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <SiteProvider value={site}>
          <NavigationProvider cache={cache}>
            <NotificationsProvider>
              <PanelsProvider>
                <Suspense>
                  <Shell first={first} onHydrated={onHydrated} />
                </Suspense>
              </PanelsProvider>
            </NotificationsProvider>
          </NavigationProvider>
        </SiteProvider>
      </I18nProvider>
    </Provider>
  );
}
