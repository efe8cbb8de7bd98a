import type { FoundVerse } from '@naad/api-client';
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { loadChunk } from '../../../loadChunk.ts';
import { usePanels } from '../../../panels/PanelsContext.tsx';
import styles from './PreviewOnDemand.module.css';
import type { ShabadPreviewProps } from './ShabadPreview.tsx';
import { usePreviewWish } from './usePreviewWish.ts';

export interface PreviewOnDemandProps {
  verse: Pick<FoundVerse, 'id' | 'shabadId'>;
  /** Draws the link; `describedBy` is its `aria-describedby` while the preview is there. */
  children: (describedBy: string | undefined) => ReactNode;
}

/**
 * The beginning of a line's shabad, for those who stay on the line a moment. It never takes the focus, and is not there
 * while a panel lies beside the page (behaviour 43).
 */
export function PreviewOnDemand({ verse, children }: PreviewOnDemandProps) {
  const id = useId();
  const { isDue, handlers } = usePreviewWish();
  const { open } = usePanels();
  const [View, setView] = useState<ComponentType<ShabadPreviewProps> | null>(null);
  const isShown = isDue && open === null;
  const isMissing = isShown && View === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    loadChunk(() => import('./ShabadPreview.tsx')).then(
      ({ ShabadPreview }) => {
        if (isWanted) setView(() => ShabadPreview);
      },
      // Nobody has asked for it in so many words: without it the link still leads to the shabad.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing]);

  return (
    <div {...handlers} className={styles['anchor']}>
      {children(isShown && View ? id : undefined)}
      {isShown && View && <View id={id} verse={verse} />}
    </div>
  );
}
