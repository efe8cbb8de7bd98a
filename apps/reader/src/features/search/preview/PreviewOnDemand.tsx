import type { FoundVerse } from '@naad/api-client';
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { loadChunk } from '../../../shared/loadChunk.ts';
import { usePanels } from '../../../shared/panels/PanelsContext.tsx';
import styles from './PreviewOnDemand.module.css';
import type { ShabadPreviewProps } from './ShabadPreview.tsx';
import { usePreviewTrigger } from './usePreviewTrigger.ts';

export interface PreviewOnDemandProps {
  verse: Pick<FoundVerse, 'id' | 'shabadId'>;
  /** Renders the link; `describedBy` is its `aria-describedby` while the preview is shown. */
  children: (describedBy: string | undefined) => ReactNode;
}

/**
 * Preview of a line's shabad, shown after a moment on its link. It never takes the focus and is not shown while a panel
 * is open [B43].
 */
export function PreviewOnDemand({ verse, children }: PreviewOnDemandProps) {
  const id = useId();
  const { isDue, handlers } = usePreviewTrigger();
  const { open } = usePanels();
  const [View, setView] = useState<ComponentType<ShabadPreviewProps> | null>(null);
  const isShown = isDue && open === null;
  const isMissing = isShown && View === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isMounted = true;
    loadChunk(() => import('./ShabadPreview.tsx')).then(
      ({ ShabadPreview }) => {
        if (isMounted) setView(() => ShabadPreview);
      },
      // Ignore a failed load: the visitor didn't ask for the preview, and the link works without it.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isMissing]);

  return (
    <div {...handlers} className={styles['anchor']}>
      {children(isShown && View ? id : undefined)}
      {isShown && View && <View id={id} verse={verse} />}
    </div>
  );
}
