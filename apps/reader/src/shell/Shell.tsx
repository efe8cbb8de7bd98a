import { Trans } from '@lingui/react/macro';
import { useFailure, useNavigation } from '../navigation/NavigationContext.tsx';
import type { PageOutcome } from '../navigation/outcome.ts';
import { useArrival } from '../navigation/useArrival.ts';
import { useLinkClicks } from '../navigation/useLinkClicks.ts';
import { useRoute } from '../navigation/useRoute.ts';
import { RoutePageView } from '../routes/RoutePageView.tsx';
import { useSite } from '../SiteContext.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { Notifications } from './Notifications.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import styles from './Shell.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** What surrounds every page. */
export function Shell({ first }: { first: PageOutcome }) {
  const { go, setFailure } = useNavigation();
  const failure = useFailure();
  const { siteName } = useSite();
  const shown = useRoute(first);
  const { content } = shown.page;
  useLinkClicks(go);
  useArrival(shown, siteName);
  return (
    <div className={styles['shell']}>
      <a href="#main" className={styles['skip']}>
        <Trans>Skip to the text</Trans>
      </a>
      <SiteHeader content={content} />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <PageBoundary key={shown.href}>
          <RoutePageView content={content} />
        </PageBoundary>
      </main>
      <SiteFooter />
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
