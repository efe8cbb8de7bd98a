import { selectHasDrawings, useSettingsSelector } from '@naad/settings-state';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../loadChunk.ts';
import { useNavigation } from '../navigation/NavigationContext.tsx';
import type { OfflinePage } from '../routes/message/OfflinePage.tsx';
import { loadMessageDrawings } from '../routes/message/loadMessageDrawings.ts';
import type { Connectivity } from './createConnectivity.ts';
import styles from './UnlessOffline.module.css';
import { useConnectivity } from './useConnectivity.ts';

export interface UnlessOfflineProps {
  /** What needs a connection. It is kept while there is none, with what was written into it. */
  children: ReactNode;
  /** Another than that of the document, for tests. */
  connectivity?: Connectivity;
}

/** Shows the offline page in place of what needs a connection, as long as there is none. */
export function UnlessOffline({ children, connectivity }: UnlessOfflineProps) {
  const { isOnline, check } = useConnectivity(connectivity);
  const { cache } = useNavigation();
  const offline = useOfflinePage(isOnline);
  const isHidden = !isOnline && offline !== null;

  const wasHidden = useRef(false);
  useEffect(() => {
    // What had the focus went with the offline page.
    if (wasHidden.current && !isHidden) document.querySelector<HTMLElement>('main h1')?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);

  return (
    <>
      {isHidden && <offline.OfflinePage opened={cache.opened()} onCheck={check} />}
      <div hidden={isHidden} className={styles['kept']}>
        {children}
      </div>
    </>
  );
}

interface Loaded {
  readonly OfflinePage: typeof OfflinePage;
}

/** The offline page and its drawing, which have to be there before the connection is lost. */
function useOfflinePage(isOnline: boolean): Loaded | null {
  const [page, setPage] = useState<Loaded | null>(null);
  const hasDrawings = useSettingsSelector(selectHasDrawings);
  useEffect(() => {
    let isHere = true;
    loadChunk(() => import('../routes/message/OfflinePage.tsx')).then(
      (loaded) => {
        if (isHere) setPage(loaded);
      },
      // Then Home stays as it is, until the connection comes or goes the next time.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isOnline]);
  useEffect(() => {
    if (hasDrawings) loadMessageDrawings().catch(() => undefined);
  }, [hasDrawings]);
  return page;
}
