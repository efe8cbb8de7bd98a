import { Trans, useLingui } from '@lingui/react/macro';
import type { Doodle } from '@naad/api-client';
import { useEffect, useRef } from 'react';
import styles from './HomeBrand.module.css';

export interface DayDoodleProps {
  doodle: Doodle;
  /** The picture did not come, or is none. */
  onFailure: () => void;
}

/** The drawing for the day, what it leads to, and whom to thank for it. */
export function DayDoodle({ doodle: { imageHref, description, href, credit }, onFailure }: DayDoodleProps) {
  const { t } = useLingui();
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // The picture came with the HTML, and may have failed before anything listened.
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
