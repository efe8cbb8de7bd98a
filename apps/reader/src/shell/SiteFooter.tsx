import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteApp } from '@naad/api-contract';
import { useSite } from '../SiteContext.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './SiteFooter.module.css';

const APP_NAMES: Readonly<Record<SiteApp['platform'], MessageDescriptor>> = {
  ios: msg`iOS app`,
  android: msg`Android app`,
  desktop: msg`Desktop app`,
};

/** What is said of the site on every page, and which languages it speaks. */
export function SiteFooter({ href }: { href: string }) {
  const { t, i18n } = useLingui();
  const { siteName, version, links } = useSite();
  return (
    <footer className={styles['footer']}>
      <nav aria-label={t`About this site`}>
        <ul className={styles['links']}>
          <li>
            <a href="/help">
              <Trans>Help</Trans>
            </a>
          </li>
          <li>
            <a href="/about">
              <Trans>About Us</Trans>
            </a>
          </li>
          <li>
            <a href={links.feedback}>
              <Trans>Feedback</Trans>
            </a>
          </li>
          <li>
            <a href="/terms-of-service">
              <Trans>Legal</Trans>
            </a>
          </li>
          <li>
            <a href="/what-is-sent">
              <Trans>What is sent</Trans>
            </a>
          </li>
          <li>
            <a href={links.donate}>
              <Trans>Donate</Trans>
            </a>
          </li>
          {links.apps.map(({ platform, href: appHref }) => (
            <li key={platform}>
              <a href={appHref} rel="external">
                {i18n._(APP_NAMES[platform])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitch href={href} />
      <p className={styles['version']}>
        {siteName} {version}
      </p>
    </footer>
  );
}
