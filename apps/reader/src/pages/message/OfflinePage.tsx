import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useEffect, useRef, useState, Fragment } from 'react';
import { DEFAULT_CHOICE } from '../../features/search/searchChoice.ts';
import type { PageOutcome } from '../../shared/navigation/routeCache.ts';
import type { MessageContent } from './content.ts';
import { MessagePage } from './MessagePage.tsx';
import styles from './MessagePage.module.css';

export interface OfflinePageProps {
  /** Pages that can be read without a connection, latest first. */
  opened: readonly PageOutcome[];
  /** Checks for a connection now. */
  onCheck: () => Promise<void>;
}

const CONTENT: MessageContent = {
  page: 'message',
  message: { id: 'offline' },
  choice: DEFAULT_CHOICE,
  options: null,
};

/** Replaces Home while offline, and takes the focus, since the focused element is gone. */
export function OfflinePage({ opened, onCheck }: OfflinePageProps) {
  const { t } = useLingui();
  const [check, setCheck] = useState<'none' | 'running' | 'failed'>('none');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  const handleCheck = async () => {
    setCheck('running');
    await onCheck();
    // If there is a connection, this page is already unmounted.
    setCheck('failed');
  };

  return (
    <div ref={root}>
      <MessagePage content={CONTENT}>
        <div className={styles['check']}>
          <Button onClick={() => void handleCheck()}>{t`Try again`}</Button>
          <span role="status">
            {check === 'running' && <Trans>Looking for a connection…</Trans>}
            {check === 'failed' && <Trans>You are still offline.</Trans>}
          </span>
        </div>
        <OpenedPages opened={opened} />
      </MessagePage>
    </div>
  );
}

const MAX_PAGES = 8;

/** Matches runs of Gurmukhi words with their end marks. */
const GURMUKHI = /([\u0A00-\u0A7F]+(?:[\s\u0964\u0965]*[\u0A00-\u0A7F\u0964\u0965]+)*)/;

/** Links to the pages of this visit that can be read offline. */
function OpenedPages({ opened }: { opened: readonly PageOutcome[] }) {
  const readable = opened.filter(
    ({ page: { status, content } }) =>
      status === 200 && content.page !== 'home' && content.page !== 'message',
  );
  if (readable.length === 0) return null;
  return (
    <section aria-labelledby="opened">
      <h2 id="opened" className={styles['heading']}>
        <Trans>What you can read now</Trans>
      </h2>
      <ul className={styles['opened']}>
        {readable.slice(0, MAX_PAGES).map(({ href, page: { title } }) => (
          <li key={href}>
            <a href={href}>
              {title.split(GURMUKHI).map((part, index) =>
                // Odd parts are the captured Gurmukhi.
                index % 2 === 1 ? (
                  <span key={index} lang="pa-Guru">
                    {part}
                  </span>
                ) : (
                  <Fragment key={index}>{part}</Fragment>
                ),
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
