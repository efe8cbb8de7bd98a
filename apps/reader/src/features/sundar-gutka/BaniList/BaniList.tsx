import { useLingui } from '@lingui/react/macro';
import type { BaniName } from '@naad/api-client';
import { useState } from 'react';
import { baniHref } from '../baniHref.ts';
import { filterBanis } from '../filterBanis.ts';
import { BaniFilter } from './BaniFilter.tsx';
import styles from './BaniList.module.css';

/** All banis as links; where a script runs, those whose name has what is typed. */
export function BaniList({ banis }: { banis: readonly BaniName[] }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const found = filterBanis(banis, typed);
  return (
    <>
      <BaniFilter typed={typed} found={typed.trim() === '' ? null : found.length} onType={setTyped} />
      <ul aria-label={t`Banis`} className={styles['list']}>
        {found.map((bani) => (
          <li key={bani.id}>
            <a href={baniHref(bani)} className={styles['bani']}>
              <span lang="pa-Guru" className={styles['name']}>
                {bani.unicode}
              </span>
              <span lang="pa-Latn" className={styles['latin']}>
                {bani.transliteration}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
