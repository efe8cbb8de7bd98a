import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useTimedBani } from '../../features/home/useTimedBani.ts';
import { angHref } from '../../shared/angHref.ts';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import { usePaathLinks } from '../../shared/usePaathLinks.ts';
import { GoOn } from '../home/GoOn/GoOn.tsx';
import { useLastPlace } from '../home/useLastPlace.ts';
import styles from '../message/MessagePage.module.css';
import type { GoOnContent } from './content.ts';

export interface GoOnPageProps {
  content: GoOnContent;
  /** The visitor's clock; tests set another time. */
  now?: () => Date;
  /** Replaces this entry of the history: going back to it would only lead on again. */
  leave?: (href: string) => void;
}

const replaceLocation = (href: string) => {
  window.location.replace(href);
};

/** Leads to the bani of the hour or the last reading place; without scripts it has links to both. */
export function GoOnPage({ content: { to }, now, leave = replaceLocation }: GoOnPageProps) {
  const isHydrated = useIsHydrated();
  const timedBani = useTimedBani(now);
  const last = useLastPlace();
  const paaths = usePaathLinks();
  const href = to === 'hour' ? (timedBani?.href ?? '/sundar-gutka') : (last?.href ?? angHref('G', 1));

  useEffect(() => {
    if (isHydrated) leave(href);
  }, [isHydrated, href, leave]);

  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {to === 'hour' ? <Trans>Bani of the hour</Trans> : <Trans>Continue reading</Trans>}
      </h1>
      <GoOn timedBani={timedBani} last={last} paaths={paaths} />
    </div>
  );
}
