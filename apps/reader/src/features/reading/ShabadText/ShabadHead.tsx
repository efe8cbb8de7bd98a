import type { Attribution } from '@naad/gurbani-model';
import type { ReactNode } from 'react';
import { ShabadNames } from './ShabadNames.tsx';
import styles from './ShabadText.module.css';

export interface ShabadHeadProps {
  shabad: Attribution & { readonly ang: number };
  /** True to add the names in English [B62]. */
  hasEnglish: boolean;
  /** Actions for the shabad. */
  actions?: ReactNode;
}

/** Head of one of several shabads on a page: raag, writer, source and page. */
export function ShabadHead({ shabad, hasEnglish, actions }: ShabadHeadProps) {
  return (
    <header className={styles['head']} data-meta="">
      <h2 tabIndex={-1} className={styles['title']}>
        <span lang="pa-Guru">{(shabad.raag ?? shabad.source).unicode}</span>
      </h2>
      <ShabadNames shabad={shabad} hasEnglish={hasEnglish} />
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
