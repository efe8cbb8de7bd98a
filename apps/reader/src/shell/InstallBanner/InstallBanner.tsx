import { Trans, useLingui } from '@lingui/react/macro';
import { Banner, Button } from '@naad/ui-kit';
import type { SiteApp } from '@naad/api-contract';
import { useState } from 'react';
import { useSite } from '../../SiteContext.tsx';
import { INSTALL_COOKIE, installDeclined } from './installCookie.ts';
import styles from './InstallBanner.module.css';
import { useInstallPrompt } from './useInstallPrompt.ts';

export interface InstallBannerProps {
  /** What the browser says it runs on. */
  userAgent?: string;
}

/** On a phone: the operator's app for it, or the site itself as an app where the browser can install it. */
export function InstallBanner({ userAgent = navigator.userAgent }: InstallBannerProps) {
  const { t } = useLingui();
  const { siteName, links } = useSite();
  const install = useInstallPrompt();
  const [isClosed, setIsClosed] = useState(() => document.cookie.includes(`${INSTALL_COOKIE}=`));
  const platform = platformOf(userAgent);
  const app = links.apps.find((each) => each.platform === platform);
  if (isClosed || platform === null || (!app && !install)) return null;
  return (
    <Banner
      className={styles['install']}
      data-install=""
      toneLabel={t`Note`}
      dismissLabel={t`Dismiss`}
      {...(app && { link: { href: app.href, label: t`Get the app` } })}
      onDismiss={() => {
        document.cookie = installDeclined();
        setIsClosed(true);
      }}
    >
      <Trans>{siteName} can be an app on this phone.</Trans>
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
