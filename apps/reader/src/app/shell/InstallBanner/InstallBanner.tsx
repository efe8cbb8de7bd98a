import { Trans, useLingui } from '@lingui/react/macro';
import { Banner, Button } from '@naad/ui-kit';
import type { SiteApp } from '@naad/api-contract';
import { useState } from 'react';
import { useSite } from '../../../shared/SiteContext.tsx';
import styles from './InstallBanner.module.css';
import { INSTALL_COOKIE, installDeclined, useInstallPrompt } from './useInstallPrompt.ts';

export interface InstallBannerProps {
  /** The browser's user agent; replaced in tests and stories. */
  userAgent?: string;
}

/** Offers phones the operator's app, or to install the site if the browser supports it. */
export function InstallBanner({ userAgent = navigator.userAgent }: InstallBannerProps) {
  const { t } = useLingui();
  const { siteName, links } = useSite();
  const install = useInstallPrompt();
  const [isDismissed, setIsDismissed] = useState(() => document.cookie.includes(`${INSTALL_COOKIE}=`));
  const platform = platformOf(userAgent);
  const app = links.apps.find((each) => each.platform === platform);
  if (isDismissed || platform === null || (!app && !install)) return null;
  return (
    <Banner
      className={styles['install']}
      data-install=""
      toneLabel={t`Note`}
      dismissLabel={t`Dismiss`}
      {...(app && { link: { href: app.href, label: t`Get the app` } })}
      onDismiss={() => {
        document.cookie = installDeclined();
        setIsDismissed(true);
      }}
    >
      <Trans>Install {siteName} as an app on this phone.</Trans>
      {!app && install && (
        <>
          {' '}
          <Button onClick={install}>
            <Trans>Install</Trans>
          </Button>
        </>
      )}
    </Banner>
  );
}

function platformOf(userAgent: string): SiteApp['platform'] | null {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : null;
}
