import { selectHasDrawings, useSettingsSelector } from '@naad/settings-state';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../shared/loadChunk.ts';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import type { OfflinePage } from './OfflinePage.tsx';
import { loadMessageDrawings } from './loadMessageDrawings.ts';
import { type Connectivity, useConnectivity } from '../../shared/createConnectivity.ts';
import styles from './UnlessOffline.module.css';

export interface UnlessOfflineProps {
  /** Content that needs a connection. It stays mounted but hidden while offline, with the text typed into it. */
  children: ReactNode;
  /** Replaces the document's connectivity in tests. */
  connectivity?: Connectivity;
}

/** Shows the offline page instead of its children while the site is unreachable. */
export function UnlessOffline({ children, connectivity }: UnlessOfflineProps) {
  const { isOnline, check } = useConnectivity(connectivity);
  const { cache } = useNavigation();
  const offline = useOfflinePage(isOnline);
  const isHidden = !isOnline && offline !== null;

  const wasHidden = useRef(false);
  useEffect(() => {
    // The focus was on the offline page, which is gone.
    if (wasHidden.current && !isHidden) document.querySelector<HTMLElement>('main h1')?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);

  return (
    <>
      {isHidden && <offline.OfflinePage opened={cache.opened()} onCheck={check} />}
      <div hidden={isHidden} className={styles['content']}>
        {children}
      </div>
    </>
  );
}

interface Loaded {
  readonly OfflinePage: typeof OfflinePage;
}

/** Prefetches the offline page and its drawing, which can't be loaded once the connection is lost. */
function useOfflinePage(isOnline: boolean): Loaded | null {
  const [page, setPage] = useState<Loaded | null>(null);
  const hasDrawings = useSettingsSelector(selectHasDrawings);
  useEffect(() => {
    let isMounted = true;
    loadChunk(() => import('./OfflinePage.tsx')).then(
      (loaded) => {
        if (isMounted) setPage(loaded);
      },
      // The children stay visible; the next change of the connection retries.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isOnline]);
  useEffect(() => {
    if (hasDrawings) loadMessageDrawings().catch(() => undefined);
  }, [hasDrawings]);
  return page;
}
