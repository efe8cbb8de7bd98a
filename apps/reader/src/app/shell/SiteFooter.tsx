import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteApp } from '@naad/api-contract';
import { GlobeIcon } from '@naad/ui-kit';
import { LANGUAGES, OFFERED_LANGUAGES } from '@naad/settings-schema';
import { useSite } from '../../shared/SiteContext.tsx';
import styles from './SiteFooter.module.css';

const APP_NAMES: Readonly<Record<SiteApp['platform'], MessageDescriptor>> = {
  ios: msg`iOS app`,
  android: msg`Android app`,
  desktop: msg`Desktop app`,
};

/** Links about the site, the languages and the version. */
export function SiteFooter({ href }: { href: string }) {
  const { t, i18n } = useLingui();
  const { siteName, version, links, events } = useSite();
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
              <Trans>What we collect</Trans>
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
      {!events && (
        <p className={styles['note']}>
          <Trans>We store only your choices, on this device.</Trans>
        </p>
      )}
      <p className={styles['version']}>
        {siteName} {version}
      </p>
    </footer>
  );
}

/**
 * The interface languages, each by its native name. They link to a new document, so that everything changes, including the title
 * and cached pages.
 *
 * @param props.href path and query of the page to return to
 * @param props.label name of the landmark, if the page has another such switch
 */
export function LanguageSwitch({ href, label }: { href: string; label?: string }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={label ?? t`Language`} className={styles['languages']}>
      <GlobeIcon />
      <ul className={styles['links']}>
        {OFFERED_LANGUAGES.map((id) => {
          const { name, tag, direction } = LANGUAGES[id];
          const choice = new URLSearchParams({ language: id, back: href });
          return (
            <li key={id}>
              <a
                href={`/preferences?${choice.toString()}`}
                rel="external nofollow"
                lang={tag}
                hrefLang={tag}
                dir={direction}
                aria-current={id === i18n.locale ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
