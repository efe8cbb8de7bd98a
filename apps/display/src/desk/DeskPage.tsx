import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient } from '@naad/api-client';
import { Button, Tabs } from '@naad/ui-kit';
import { useState } from 'react';
import { BaniPanel } from './finding/BaniPanel.tsx';
import { HistoryPanel } from './finding/HistoryPanel.tsx';
import { SearchPanel } from './finding/SearchPanel.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { LookPanel } from './look/LookPanel.tsx';
import { OpenItem } from './lines/OpenItem.tsx';
import { ScreenPanel } from './screens/ScreenPanel.tsx';
import { SessionPanel } from './session/SessionPanel.tsx';
import { SlidePanel } from './slides/SlidePanel.tsx';
import { useDeskKeys } from './useDeskKeys.ts';
import { useDesk, useDeskState } from './useDesk.ts';
import styles from './DeskPage.module.css';

export interface DeskPageProps {
  client: ApiClient;
  origin: string;
}

/** The operator's desk: find, lead, and see what is on the screen. */
export function DeskPage({ client, origin }: DeskPageProps) {
  const { t } = useLingui();
  const desk = useDesk();
  const { isReplaced } = useDeskState();
  const [finding, setFinding] = useState('search');
  const [setting, setSetting] = useState('slides');
  useDeskKeys(desk, () => {
    setFinding('search');
  });
  return (
    <div className={styles['desk']}>
      <header className={styles['header']}>
        <a href="/">
          <Trans>To the site</Trans>
        </a>
        <h1>
          <Trans>Display</Trans>
        </h1>
      </header>
      {isReplaced && (
        <div role="alert" className={styles['notice']}>
          <p>
            <Trans>Another desk in this browser has the screens.</Trans>
          </p>
          <Button
            onClick={() => {
              desk.takeOver();
            }}
          >
            <Trans>Take them back</Trans>
          </Button>
        </div>
      )}
      <main className={styles['columns']}>
        <Tabs
          className={styles['find']}
          label={t`Find`}
          selected={finding}
          onSelect={setFinding}
          tabs={[
            { id: 'search', label: t`Search`, content: <SearchPanel client={client} /> },
            { id: 'banis', label: t`Banis`, content: <BaniPanel client={client} /> },
            { id: 'history', label: t`History`, content: <HistoryPanel /> },
          ]}
        />
        <div className={styles['lines']}>
          <OpenItem />
        </div>
        <div className={styles['side']}>
          <ScreenPanel client={client} />
          <Tabs
            label={t`Tools`}
            selected={setting}
            onSelect={setSetting}
            tabs={[
              { id: 'slides', label: t`Slides`, content: <SlidePanel /> },
              { id: 'look', label: t`Look`, content: <LookPanel /> },
              { id: 'session', label: t`Phones`, content: <SessionPanel origin={origin} /> },
              { id: 'keys', label: t`Keys`, content: <KeyHelp /> },
            ]}
          />
        </div>
      </main>
    </div>
  );
}
