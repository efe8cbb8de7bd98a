import { useLingui } from '@lingui/react/macro';
import { Banner } from '@naad/ui-kit';
import { useState } from 'react';
import { useSite } from '../SiteContext.tsx';
import { useIsInteractive } from '../useIsInteractive.ts';
import { bannerCookie, isBannerDismissed } from './bannerCookie.ts';
import styles from './SiteNews.module.css';

/**
 * News of the operator, until it is dismissed, and then for the rest of the session: the page may have been made before,
 * as one that a browser has kept.
 */
export function SiteNews() {
  const { t } = useLingui();
  const { banner } = useSite();
  const [isDismissed, setIsDismissed] = useState(false);
  const isAlive = useIsInteractive();
  if (!banner || isDismissed || (isAlive && isBannerDismissed(banner.id))) return null;
  const words = { info: t`Note`, warning: t`Warning`, success: t`Done` };
  return (
    <Banner
      className={styles['news']}
      tone={banner.tone}
      toneLabel={words[banner.tone]}
      dismissLabel={t`Dismiss`}
      {...(banner.link && { link: banner.link })}
      onDismiss={() => {
        document.cookie = bannerCookie(banner.id);
        setIsDismissed(true);
      }}
    >
      {banner.message}
    </Banner>
  );
}
