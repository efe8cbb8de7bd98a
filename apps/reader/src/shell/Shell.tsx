import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { placeOf } from '../actions/place.ts';
import { PlaceProvider } from '../actions/PlaceContext.tsx';
import { useShortcuts } from '../actions/useShortcuts.ts';
import { AutoScroll } from '../features/auto-scroll/AutoScroll.tsx';
import { useFailure, useNavigation } from '../navigation/NavigationContext.tsx';
import type { PageOutcome } from '../navigation/outcome.ts';
import { useArrival } from '../navigation/useArrival.ts';
import { useLinkClicks } from '../navigation/useLinkClicks.ts';
import { useRoute } from '../navigation/useRoute.ts';
import { PrintAddress } from '../print/PrintAddress.tsx';
import { RoutePageView } from '../routes/RoutePageView.tsx';
import { useSite } from '../SiteContext.tsx';
import { useThemeOnPage } from '../theme/useThemeOnPage.ts';
import { InstallBannerWhenNeeded } from './InstallBanner/InstallBannerWhenNeeded.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { Notifications } from './Notifications.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { QuickActions } from './QuickActions.tsx';
import styles from './Shell.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteNews } from './SiteNews.tsx';
import { SitePanels } from './SitePanels.tsx';
import { useReadingScroll } from './useReadingScroll.ts';
import { useTabbing } from './useTabbing.ts';

export interface ShellProps {
  first: PageOutcome;
  onAlive?: (() => void) | undefined;
}

/** What surrounds every page. */
export function Shell({ first, onAlive }: ShellProps) {
  const { go, setFailure } = useNavigation();
  const failure = useFailure();
  const { siteName } = useSite();
  const shown = useRoute(first);
  const { content } = shown.page;
  const { isReadingOn, isBelowTop } = useReadingScroll(shown.href);
  const place = placeOf(content);
  useLinkClicks(go);
  useArrival(shown, siteName);
  useThemeOnPage();
  useShortcuts(place);
  useTabbing();
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <div className={styles['shell']} data-reading={isReadingOn ? 'on' : 'off'}>
      <a href="#main" className={styles['skip']}>
        <Trans>Skip to the text</Trans>
      </a>
      <div>
        <PrivacyNotice href={shown.href} />
        <SiteNews />
      </div>
      <SiteHeader content={content} />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <PageBoundary key={shown.href}>
          <RoutePageView content={content} />
        </PageBoundary>
      </main>
      <PrintAddress />
      <InstallBannerWhenNeeded href={shown.href} />
      <SiteFooter href={shown.href} />
      <QuickActions isBelowTop={isBelowTop} hasAssistant={place.asked !== undefined} />
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
