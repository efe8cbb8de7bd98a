import { DEFAULT_PREFERENCES, type Preferences, THEME_CHOICES } from '@naad/settings-schema';
import { makeStore, selectPreferences } from '@naad/settings-state';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type Site, SiteProvider } from '../shared/SiteContext.tsx';
import { NavigationProvider } from '../shared/navigation/NavigationContext.tsx';
import { type PageOutcome, createRouteCache, verseIncludesKey } from '../shared/navigation/routeCache.ts';
import { NotificationsProvider } from '../shared/notifications/NotificationsContext.tsx';
import type { PanelName } from '../shared/panels/panelsReducer.ts';
import { PanelsProvider } from '../shared/panels/PanelsContext.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import { STORY_PAGES } from './storyPages.ts';

/** A site with default configuration. */
export const STORY_SITE: Site = {
  siteName: 'Naad',
  version: '1.18.3',
  apiPrefix: '/api',
  accountPrefix: '/api',
  shareOrigin: null,
  links: { donate: '/about#support', feedback: '/about#feedback', apps: [] },
  banner: null,
  login: null,
};

export interface SiteFrameProps {
  /** Differences from {@link STORY_SITE}. */
  site?: Partial<Site>;
  /** Differences from the default preferences. The theme is that of the document. */
  preferences?: Partial<Preferences>;
  /** The open page. */
  first?: PageOutcome;
  /** True to show the site while another page is loading. */
  isLoading?: boolean;
  /** The panel that is open at first. */
  panel?: PanelName;
  children: ReactNode;
}

const PAGE_MARGIN = { '--page-margin': 'var(--space-4)' } as CSSProperties;

const NEVER = new Promise<never>(() => undefined);

/**
 * Provides the contexts of the site, a page cache and the page margin, for stories and tests. Messages must be provided outside
 * of it.
 */
export function SiteFrame({
  site,
  preferences,
  first = STORY_PAGES.home,
  isLoading,
  panel,
  children,
}: SiteFrameProps) {
  const [store] = useState(() =>
    makeStore({ preferences: { ...DEFAULT_PREFERENCES, theme: themeOfPage(), ...preferences } }),
  );
  const [cache] = useState(() => {
    const created = createRouteCache(
      first,
      () => (isLoading ? NEVER : Promise.resolve({ kind: 'failed', reason: 'offline' })),
      () => verseIncludesKey(selectPreferences(store.getState())),
    );
    if (isLoading) created.prepare('/ang?ang=1');
    return created;
  });
  return (
    <Provider store={store}>
      <SiteProvider value={{ ...STORY_SITE, ...site }}>
        <MemoryRouter initialEntries={[first.href]}>
          <NavigationProvider cache={cache}>
            <NotificationsProvider>
              <PanelsProvider>
                {panel && <OpenPanel panel={panel} />}
                {/* Parts of the shell need its page margin when they are rendered alone. */}
                <div style={PAGE_MARGIN}>{children}</div>
              </PanelsProvider>
            </NotificationsProvider>
          </NavigationProvider>
        </MemoryRouter>
      </SiteProvider>
    </Provider>
  );
}

/** The theme that Storybook's toolbar has set on the document. */
function themeOfPage(): Preferences['theme'] {
  const current = document.documentElement.dataset['theme'];
  return THEME_CHOICES.find((theme) => theme === current) ?? 'light';
}
