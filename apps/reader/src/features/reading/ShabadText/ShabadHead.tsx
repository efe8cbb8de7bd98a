import { useLingui } from '@lingui/react/macro';
import type { Attribution } from '@naad/gurbani-model';
import type { ReactNode } from 'react';
import { angHref } from '../angHref.ts';
import { pageName } from '../pageName.ts';
import styles from './ShabadText.module.css';

export interface ShabadHeadProps {
  shabad: Attribution & { readonly ang: number };
  headingLevel: 1 | 2;
  /** True to add the names in English [B62]. */
  hasEnglish: boolean;
  /** Actions for the shabad. */
  actions?: ReactNode;
}

/** Head of a shabad: raag, writer, source and page. */
export function ShabadHead({ shabad, headingLevel, hasEnglish, actions }: ShabadHeadProps) {
  const { i18n } = useLingui();
  const { raag, source, writer, ang } = shabad;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const title = raag ?? source;
  const places = [writer, ...(raag ? [source] : [])];
  const english = [...(raag ? [raag] : []), writer, source].map((name) => name.english);
  return (
    <header className={styles['head']} data-meta="">
      <Heading tabIndex={-1} className={styles['title']}>
        <span lang="pa-Guru">{title.unicode}</span>
      </Heading>
      <p className={styles['place']}>
        {places.map(
          ({ unicode }) =>
            unicode !== null && (
              <span key={unicode} lang="pa-Guru">
                {unicode}
              </span>
            ),
        )}
        <span>
          <a href={angHref(source.id, ang)}>
            {pageName(i18n, source.id)} {ang}
          </a>
        </span>
      </p>
      {hasEnglish && (
        <p className={styles['english']} lang="en">
          {english.filter((name) => name !== null).join(' · ')}
        </p>
      )}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
