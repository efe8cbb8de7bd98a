import type { Doodle } from '@naad/api-client';
import { hiddenClass } from '@naad/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { SiteMark } from '../../../shared/SiteMark.tsx';
import styles from './HomeBrand.module.css';

export interface HomeBrandProps {
  siteName: string;
  /** Doodle of the day; null if there is none. */
  doodle: Doodle | null;
}

/** The wordmark and the site's name, replaced on some days by a doodle. */
export function HomeBrand({ siteName, doodle }: HomeBrandProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const shown = hasFailed ? null : doodle;
  return (
    <div className={styles['brand']} data-size={doodle ? 'doodle' : 'logo'}>
      <h1 tabIndex={-1} className={shown ? hiddenClass : styles['name']}>
        <SiteMark className={styles['mark']} />
        <span className={styles['latin']}>{siteName}</span>
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

interface DayDoodleProps {
  doodle: Doodle;
  /** Called if the image can't be loaded or decoded. */
  onFailure: () => void;
}

/** Doodle of the day with its link and credit. */
function DayDoodle({ doodle: { imageHref, description, href, credit }, onFailure }: DayDoodleProps) {
  const { t } = useLingui();
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // The image was in the HTML and may have failed before hydration.
    if (image.current?.complete) image.current.decode().catch(onFailure);
  }, [onFailure]);

  const picture = (
    <img
      ref={image}
      src={imageHref}
      alt={description || t`Drawing for the day`}
      title={description || undefined}
      className={styles['image']}
      onError={onFailure}
    />
  );
  return (
    <figure className={styles['doodle']}>
      {href === null ? picture : <a href={href}>{picture}</a>}
      {credit && (
        <figcaption className={styles['credit']}>
          <Trans>
            Special thanks to <Name credit={credit} />
          </Trans>
        </figcaption>
      )}
    </figure>
  );
}

function Name({ credit: { name, href } }: { credit: NonNullable<Doodle['credit']> }) {
  return href === null ? name : <a href={href}>{name}</a>;
}
