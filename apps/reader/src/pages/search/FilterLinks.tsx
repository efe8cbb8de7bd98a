import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDownIcon, CloseIcon } from '@naad/ui-kit';
import type { ActiveFilter, FacetGroup } from './content.ts';
import styles from './FilterLinks.module.css';

/** The filters of a search, each a link that removes it. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const { t } = useLingui();
  return (
    filters.length > 0 && (
      <ul aria-label={t`Filters`} className={styles['active']}>
        {filters.map(({ label, name, lang, href }) => (
          <li key={label}>
            <a href={href} className={styles['remove']} aria-label={t`Remove filter: ${label} ${name}`}>
              <span className={styles['soft']}>{label}</span>{' '}
              <span dir="auto" lang={lang}>
                {name}
              </span>
              <CloseIcon />
            </a>
          </li>
        ))}
      </ul>
    )
  );
}

/** Links that narrow the results, with the number of lines that each leaves. */
export function FacetLinks({ groups }: { groups: readonly FacetGroup[] }) {
  const { t, i18n } = useLingui();
  return (
    groups.length > 0 && (
      <nav aria-label={t`Narrow the results`} className={styles['facets']}>
        <details className={styles['details']}>
          <summary className={styles['summary']}>
            <Trans>Narrow the results</Trans>
            <ChevronDownIcon />
          </summary>
          <div className={styles['groups']}>
            {groups.map(({ label, options }) => (
              <section key={label} aria-label={label}>
                <h2 className={styles['soft']}>{label}</h2>
                <ul>
                  {options.map(({ name, count, href }) => (
                    <li key={href}>
                      <a href={href} className={styles['facet']}>
                        <span dir="auto">{name}</span>{' '}
                        <span className={styles['soft']}>{i18n.number(count)}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </details>
      </nav>
    )
  );
}
