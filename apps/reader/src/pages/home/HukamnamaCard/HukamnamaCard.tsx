import { Trans, useLingui } from '@lingui/react/macro';
import { hiddenClass } from '@naad/ui-kit';
import { useId } from 'react';
import { Headpiece } from '../../../shared/Headpiece/Headpiece.tsx';
import { localizedName } from '../../../shared/language/localizedName.ts';
import { dayName } from '../../../features/hukamnama/dayNames.ts';
import { gurmukhiNumerals } from '../../../features/reading/gurmukhiNumerals.ts';
import { pageName } from '../../../features/reading/pageName.ts';
import type { HomeHukamnama } from '../../../features/home/homeHukamnama.ts';
import styles from './HukamnamaCard.module.css';

export interface HukamnamaCardProps {
  /** Null if the hukamnama couldn't be loaded. */
  hukamnama: HomeHukamnama | null;
}

/** The hukamnama of today, or the latest: one line, which leads to the whole. */
export function HukamnamaCard({ hukamnama }: HukamnamaCardProps) {
  const { i18n } = useLingui();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles['hukamnama']}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['heading']}>
          {hukamnama && !hukamnama.isToday ? (
            <Trans>Latest hukamnama</Trans>
          ) : (
            <Trans>Today's Hukamnama</Trans>
          )}
        </h2>
        {hukamnama && <p>{dayName(i18n, hukamnama.date)}</p>}
      </div>
      <a href="/hukamnama" className={styles['card']} data-hukamnama="">
        <Headpiece />
        {hukamnama ? <Opening {...hukamnama} /> : <Unavailable />}
      </a>
    </section>
  );
}

function Opening({ line, translation, raag, writer, source, ang }: HomeHukamnama) {
  const { i18n } = useLingui();
  const names = [raag, writer].flatMap((name) =>
    name?.english == null && name?.unicode == null ? [] : [name],
  );
  return (
    <>
      <span lang="pa-Guru" className={styles['line']}>
        {line}
      </span>
      {translation && (
        <span lang={translation.lang} dir="auto" className={styles['translation']}>
          {translation.text}
        </span>
      )}
      <span className={styles['foot']}>
        <span>{names.map((name) => localizedName(i18n, name)).join(' · ')}</span>
        <span className={styles['folio']}>
          {pageName(i18n, source.id)} <span className={hiddenClass}>{ang}</span>
          <span lang="pa-Guru" aria-hidden="true" className={styles['number']}>
            {gurmukhiNumerals(ang)}
          </span>
        </span>
      </span>
    </>
  );
}

function Unavailable() {
  return (
    <span className={styles['unavailable']}>
      <Trans>Today's hukamnama could not be loaded. We will keep trying.</Trans>
    </span>
  );
}
