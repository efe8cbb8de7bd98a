import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '@naad/ui-kit';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import { LEAVE_DELAY_SECONDS, type OutsideContent } from './content.ts';
import styles from '../message/MessagePage.module.css';

export interface OutsidePageProps {
  content: OutsideContent;
  /** Navigates to the other site. */
  leave?: (href: string) => void;
}

const replaceLocation = (href: string) => {
  // Replace this entry: going back to it would only redirect again.
  window.location.replace(href);
};

/**
 * Names another site and redirects there after some seconds, unless the visitor stays. Without JavaScript the document
 * redirects by itself: see `htmlDocument`.
 */
export function OutsidePage({ content, leave = replaceLocation }: OutsidePageProps) {
  const { title, href } = content;
  const isInteractive = useIsHydrated();
  const [isLeaving, setIsLeaving] = useState(true);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => {
      leave(href);
    }, LEAVE_DELAY_SECONDS * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [href, isLeaving, leave]);

  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      <div className={styles['text']}>
        <p>
          <Trans>
            This page is on another site: <a href={href}>{new URL(href).host}</a>.
          </Trans>{' '}
          <span role="status">
            {isLeaving ? (
              <Plural
                value={LEAVE_DELAY_SECONDS}
                one="It opens in # second."
                other="It opens in # seconds."
              />
            ) : (
              <Trans>You stay here.</Trans>
            )}
          </span>
        </p>
        {isInteractive && (
          <Button
            onClick={() => {
              if (isLeaving) setIsLeaving(false);
              else leave(href);
            }}
          >
            {isLeaving ? <Trans>Stay here</Trans> : <Trans>Go there</Trans>}
          </Button>
        )}
      </div>
    </div>
  );
}
