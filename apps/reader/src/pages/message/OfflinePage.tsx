import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_CHOICE } from '../../features/search/searchChoice.ts';
import type { PageOutcome } from '../../shared/navigation/routeCache.ts';
import type { MessageContent } from './content.ts';
import { KeptPages } from './KeptPages.tsx';
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
        <KeptPages opened={opened} />
      </MessagePage>
    </div>
  );
}
