import { hasDownloaded, selectHasDrawings, useSettingsSelector } from '@naad/settings-state';
import { type ReactNode, useEffect, useRef } from 'react';
import { loadChunk } from '../../shared/loadChunk.ts';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import type { OfflinePage } from './OfflinePage.tsx';
import { loadMessageDrawings } from './loadMessageDrawings.ts';
import { type LoadPart, usePart } from '../../shared/usePart.ts';
import { type Connectivity, useConnectivity } from '../../shared/createConnectivity.ts';
import styles from './UnlessOffline.module.css';

export interface UnlessOfflineProps {
  /** Content that needs a connection. It stays mounted but hidden while offline, with the text typed into it. */
  children: ReactNode;
  /** Replaces the document's connectivity in tests. */
  connectivity?: Connectivity;
}

const loadOfflinePage: LoadPart<typeof OfflinePage> = async () =>
  (await loadChunk(() => import('./OfflinePage.tsx'))).OfflinePage;

/** Shows the offline page instead of its children while the site is unreachable, unless the scripture is on this device [O19]. */
export function UnlessOffline({ children, connectivity }: UnlessOfflineProps) {
  const { isOnline, check } = useConnectivity(connectivity);
  const { cache } = useNavigation();
  // Loaded ahead, since it can't be once the connection is lost; a change of the connection retries.
  const offline = usePart(loadOfflinePage, { attempt: isOnline });
  const isHidden = !isOnline && offline !== null && !hasDownloaded(window);
  const hasDrawings = useSettingsSelector(selectHasDrawings);
  useEffect(() => {
    if (hasDrawings) loadMessageDrawings().catch(() => undefined);
  }, [hasDrawings]);

  const wasHidden = useRef(false);
  useEffect(() => {
    // The focus was on the offline page, which is gone.
    if (wasHidden.current && !isHidden) document.querySelector<HTMLElement>('main h1')?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);

  return (
    <>
      {isHidden && <offline.Part opened={cache.opened()} onCheck={check} />}
      <div hidden={isHidden} className={styles['content']}>
        {children}
      </div>
    </>
  );
}
