import '@naad/ui-tokens/styles';
import './print/print.css';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { SettingsStore } from '@naad/settings-state';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { NavigationProvider } from './navigation/NavigationContext.tsx';
import type { PageOutcome, RouteCache } from './navigation/routeCache.ts';
import { NotificationsProvider } from './notifications/NotificationsContext.tsx';
import { PanelsProvider } from './panels/PanelsContext.tsx';
import { Shell } from './shell/Shell.tsx';
import { type Site, SiteProvider } from './SiteContext.tsx';

export interface AppProps {
  site: Site;
  store: SettingsStore;
  i18n: I18n;
  cache: RouteCache;
  /** The page of the document. */
  first: PageOutcome;
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
