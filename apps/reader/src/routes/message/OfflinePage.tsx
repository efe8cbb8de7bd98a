import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_CHOICE } from '../../features/search/searchChoice.ts';
import type { PageOutcome } from '../../navigation/outcome.ts';
import type { MessageContent } from '../routeResult.ts';
import { MessagePage } from './MessagePage.tsx';
import { OpenedPages } from './OpenedPages.tsx';
import styles from './MessagePage.module.css';

export interface OfflinePageProps {
  /** Pages that can be read without a connection, the latest first. */
  opened: readonly PageOutcome[];
  /** Looks for a connection now. */
  onCheck: () => Promise<void>;
}

const CONTENT: MessageContent = {
  page: 'message',
  message: { id: 'offline' },
  choice: DEFAULT_CHOICE,
  options: null,
};

/** In place of Home while there is no connection. It takes the focus: what had it before cannot be used. */
export function OfflinePage({ opened, onCheck }: OfflinePageProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState<'none' | 'running' | 'vain'>('none');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  const handleCheck = async () => {
    setSearch('running');
    await onCheck();
    // Where there is a connection, this page is gone by now.
    setSearch('vain');
  };

  return (
    <div ref={place}>
      <MessagePage content={CONTENT}>
        <div className={styles['check']}>
          <Button onClick={() => void handleCheck()}>{t`Try again`}</Button>
          <span role="status">
            {search === 'running' && <Trans>Looking for a connection…</Trans>}
            {search === 'vain' && <Trans>There is no connection yet.</Trans>}
          </span>
        </div>
        <OpenedPages opened={opened} />
      </MessagePage>
    </div>
  );
}
