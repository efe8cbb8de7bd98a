import type { Doodle } from '@naad/api-client';
import { hiddenClass } from '@naad/ui-kit';
import { useState } from 'react';
import { SiteMark } from '../../../drawings/SiteMark.tsx';
import { DayDoodle } from './DayDoodle.tsx';
import styles from './HomeBrand.module.css';

export interface HomeBrandProps {
  siteName: string;
  /** The drawing for the day; null where there is none. */
  doodle: Doodle | null;
}

/** The name of the site with its mark; on some days a drawing in their place, unless it does not come. */
export function HomeBrand({ siteName, doodle }: HomeBrandProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const shown = hasFailed ? null : doodle;
  return (
    <div className={styles['brand']} data-size={doodle ? 'doodle' : 'logo'}>
      <h1 tabIndex={-1} className={shown ? hiddenClass : styles['name']}>
        <SiteMark className={styles['mark']} />
        {siteName}
      </h1>
      {shown && (
        <DayDoodle
          doodle={shown}
          onFailure={() => {
            setHasFailed(true);
          }}
        />
      )}
    </div>
  );
}
