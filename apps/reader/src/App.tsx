import '@naad/ui-tokens/styles';
import './print/print.css';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { SettingsStore } from '@naad/settings-state';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { NavigationProvider } from './navigation/NavigationContext.tsx';
import type { PageOutcome } from './navigation/outcome.ts';
import type { RouteCache } from './navigation/routeCache.ts';
import { NotificationsProvider } from './notifications/NotificationsContext.tsx';
import { PanelsProvider } from './panels/PanelsContext.tsx';
import { Shell } from './shell/Shell.tsx';
import { type Site, SiteProvider } from './SiteContext.tsx';

export interface AppProps {
  site: Site;
  store: SettingsStore;
  i18n: I18n;
  cache: RouteCache;
  /** The page the document was asked for. */
  first: PageOutcome;
  /** Told when all of the page answers to its visitor. */
  onAlive?: () => void;
}

/** The reader, inside a router of the server or of the browser. */
export function App({ site, store, i18n, cache, first, onAlive }: AppProps) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <SiteProvider value={site}>
          <NavigationProvider cache={cache}>
            <NotificationsProvider>
              <PanelsProvider>
                <Suspense>
                  <Shell first={first} onAlive={onAlive} />
                </Suspense>
              </PanelsProvider>
            </NotificationsProvider>
          </NavigationProvider>
        </SiteProvider>
      </I18nProvider>
    </Provider>
  );
}
