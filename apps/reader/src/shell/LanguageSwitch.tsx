import { useLingui } from '@lingui/react/macro';
import { GlobeIcon } from '@naad/ui-kit';
import { LANGUAGES, OFFERED_LANGUAGES } from '@naad/settings-schema';
import styles from './SiteFooter.module.css';

/**
 * The languages of the interface, each in its own words. They are links to a new document: everything on it speaks the
 * other language then, its title and what was loaded for it too.
 *
 * @param href path and query of the page, to come back to
 */
export function LanguageSwitch({ href }: { href: string }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Language`} className={styles['languages']}>
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
