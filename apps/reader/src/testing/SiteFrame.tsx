import { DEFAULT_PREFERENCES, type Preferences, THEME_CHOICES } from '@naad/settings-schema';
import { makeStore, selectPreferences } from '@naad/settings-state';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { NavigationProvider } from '../navigation/NavigationContext.tsx';
import type { PageOutcome } from '../navigation/outcome.ts';
import { createRouteCache } from '../navigation/routeCache.ts';
import { textsKey } from '../navigation/textsKey.ts';
import { NotificationsProvider } from '../notifications/NotificationsContext.tsx';
import type { PanelName } from '../panels/panelsReducer.ts';
import { PanelsProvider } from '../panels/PanelsContext.tsx';
import { type Site, SiteProvider } from '../SiteContext.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import { STORY_PAGES } from './storyPages.ts';
import { STORY_SITE } from './storySite.ts';

export interface SiteFrameProps {
  /** What differs from {@link STORY_SITE}. */
  site?: Partial<Site>;
  /** What the visitor has chosen, where it is no default. The theme is that of the page. */
  preferences?: Partial<Preferences>;
  /** The page that is open. */
  first?: PageOutcome;
  /** True for a visitor who waits for another page. */
  isLoading?: boolean;
  /** A panel that is open from the start. */
  panel?: PanelName;
  children: ReactNode;
}

const PAGE_MARGIN = { '--page-margin': 'var(--space-4)' } as CSSProperties;

const NEVER = new Promise<never>(() => undefined);

/**
 * What the site has around each of its parts, for stories: its contexts, the pages of this visit, and the margin of the
 * page. The texts come from outside of it.
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
    const made = createRouteCache(
      first,
      () => (isLoading ? NEVER : Promise.resolve({ kind: 'failed', reason: 'offline' })),
      () => textsKey(selectPreferences(store.getState())),
    );
    if (isLoading) made.prepare('/ang?ang=1');
    return made;
  });
  return (
    <Provider store={store}>
      <SiteProvider value={{ ...STORY_SITE, ...site }}>
        <MemoryRouter initialEntries={[first.href]}>
          <NavigationProvider cache={cache}>
            <NotificationsProvider>
              <PanelsProvider>
                {panel && <OpenPanel panel={panel} />}
                {/* The shell has a margin of its own; a part of it alone has this one. */}
                <div style={PAGE_MARGIN}>{children}</div>
              </PanelsProvider>
            </NotificationsProvider>
          </NavigationProvider>
        </MemoryRouter>
      </SiteProvider>
    </Provider>
  );
}

/** A page follows the choice of its visitor: here that is whatever the toolbar says. */
function themeOfPage(): Preferences['theme'] {
  const drawn = document.documentElement.dataset['theme'];
  return THEME_CHOICES.find((theme) => theme === drawn) ?? 'light';
}
