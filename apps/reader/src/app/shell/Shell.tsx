import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useState } from 'react';
import { placeOf } from '../placeOf.ts';
import { PlaceProvider } from '../../shared/actions/PlaceContext.tsx';
import { useShortcuts } from '../../shared/actions/useShortcuts.ts';
import { hasModifier } from '../../shared/hasModifier.ts';
import { AutoScroll } from '../../features/auto-scroll/AutoScroll.tsx';
import { useFailure, useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import type { PageOutcome } from '../../shared/navigation/routeCache.ts';
import { useArrival } from '../../shared/navigation/useArrival.ts';
import { scrollToElement } from '../../shared/navigation/scrollToElement.ts';
import { useLinkClicks } from '../../shared/navigation/useLinkClicks.ts';
import { useRoute } from '../../shared/navigation/useRoute.ts';
import { PrintAddress } from './PrintAddress.tsx';
import type { RoutePage } from '../../pages/routeResult.ts';
import { RoutePageView } from '../navigation/RoutePageView.tsx';
import { focusSearch } from '../../shared/actions/focusSearch.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import { useDocumentTheme } from '../../shared/useCurrentTheme.ts';
import { type LoadPart, usePart } from '../../shared/usePart.ts';
import type { DeviceNotices } from './DeviceNotices.tsx';
import { LazyInstallBanner } from './InstallBanner/LazyInstallBanner.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { Notifications } from '../../shared/notifications/Notifications.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import styles from './Shell.module.css';
import { RailActions } from './RailActions.tsx';
import { SiteBar } from './SiteBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteNews } from './SiteNews.tsx';
import { SitePanels } from './SitePanels.tsx';
import { useReadingScroll } from './useReadingScroll.ts';

export interface ShellProps {
  first: PageOutcome<RoutePage>;
  onHydrated?: (() => void) | undefined;
}

/** Has no styles, so it doesn't wait for the stylesheet. */
const loadNotices: LoadPart<typeof DeviceNotices> = async () =>
  (await import('./DeviceNotices.tsx')).DeviceNotices;

/** The frame of every page. */
export function Shell({ first, onHydrated }: ShellProps) {
  const { go, setFailure } = useNavigation();
  const failure = useFailure();
  const { siteName, events } = useSite();
  const shown = useRoute(first);
  const { content } = shown.page;
  const { isReadingOn, isBelowTop } = useReadingScroll(shown.href);
  const place = placeOf(content);
  // The address at which the search form was opened, so that it closes with the page.
  const [searchedAt, setSearchedAt] = useState<string | null>(null);
  const isSearchOpen = searchedAt === shown.href;
  const handleSearch = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    setSearchedAt(isSearchOpen ? null : shown.href);
    if (!isSearchOpen) focusSearch();
  };
  useLinkClicks(go);
  useArrival(shown, siteName);
  useDocumentTheme();
  useShortcuts(place);
  useTabbing();
  const notices = usePart(loadNotices);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <div className={styles['shell']} data-reading={isReadingOn ? 'on' : 'off'}>
      <a href="#main" className={styles['skip']}>
        <Trans>Skip to the text</Trans>
      </a>
      <div className={styles['news']}>
        {events && <PrivacyNotice href={shown.href} />}
        <SiteNews />
      </div>
      <SiteBar page={content.page} onSearch={handleSearch} />
      <SiteHeader content={content} isSearchOpen={isSearchOpen} />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <PageBoundary key={shown.href}>
          <RoutePageView content={content} />
        </PageBoundary>
      </main>
      <PrintAddress />
      <LazyInstallBanner href={shown.href} />
      {notices && <notices.Part />}
      <SiteFooter href={shown.href} />
      <RailActions isBelowTop={isBelowTop} hasAssistant={place.asked !== undefined} />
      {place.hasVerses && <AutoScroll />}
      <PlaceProvider value={place}>
        <SitePanels page={content.page} />
      </PlaceProvider>
      <LoadingBar />
      <Notifications
        failure={failure}
        onRetry={go}
        onDismiss={() => {
          setFailure(null);
        }}
      />
    </div>
  );
}

/**
 * Sets `data-tabbing` on the document while the visitor navigates by Tab. A CSS rule with `:has(:focus-visible)` would make the
 * browser check all lines of a page on every change of one.
 */
function useTabbing(): void {
  useEffect(() => {
    const handle = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Tab') return;
      document.documentElement.toggleAttribute('data-tabbing', event.type === 'keydown');
      // After Tab, so that its target is not out of view below a long text.
      if (event.type === 'keydown') {
        requestAnimationFrame(() => {
          scrollToElement(focusedElement, 'nearest');
        });
      }
    };
    document.addEventListener('keydown', handle);
    document.addEventListener('pointerdown', handle);
    return () => {
      document.removeEventListener('keydown', handle);
      document.removeEventListener('pointerdown', handle);
    };
  }, []);
}

/** The focused element; null if it is the page. */
const focusedElement = (): Element | null =>
  document.activeElement === document.body ? null : document.activeElement;
