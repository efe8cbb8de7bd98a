import { useLingui } from '@lingui/react/macro';
import { Banner } from '@naad/ui-kit';
import { useState } from 'react';
import { useSite } from '../../shared/SiteContext.tsx';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import { bannerCookie, isBannerDismissed } from './bannerCookie.ts';
import styles from './SiteNews.module.css';

/**
 * The operator's news until it is dismissed, for the rest of the browser session. The dismissal is checked after hydration too,
 * since a cached page may have been rendered before it.
 */
export function SiteNews() {
  const { t } = useLingui();
  const { banner } = useSite();
  const [isDismissed, setIsDismissed] = useState(false);
  const isHydrated = useIsHydrated();
  if (!banner || isDismissed || (isHydrated && isBannerDismissed(banner.id))) return null;
  const toneLabels = { info: t`Note`, warning: t`Warning`, success: t`Done` };
  return (
    <Banner
      className={styles['news']}
      tone={banner.tone}
      toneLabel={toneLabels[banner.tone]}
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
