import type { FoundVerse } from '@naad/api-client';
import { type ReactNode, useId } from 'react';
import { loadChunk } from '../../../shared/loadChunk.ts';
import { usePanels } from '../../../shared/panels/PanelsContext.tsx';
import { type LoadPart, usePart } from '../../../shared/usePart.ts';
import styles from './PreviewOnDemand.module.css';
import type { ShabadPreview } from './ShabadPreview.tsx';
import { usePreviewTrigger } from './usePreviewTrigger.ts';

export interface PreviewOnDemandProps {
  verse: Pick<FoundVerse, 'id' | 'shabadId'>;
  /** Renders the link; `describedBy` is its `aria-describedby` while the preview is shown. */
  children: (describedBy: string | undefined) => ReactNode;
}

const loadPreview: LoadPart<typeof ShabadPreview> = async () =>
  (await loadChunk(() => import('./ShabadPreview.tsx'))).ShabadPreview;

/**
 * Preview of a line's shabad, shown after a moment on its link. It never takes the focus and is not shown while a panel
 * is open [B43].
 */
export function PreviewOnDemand({ verse, children }: PreviewOnDemandProps) {
  const id = useId();
  const { isDue, handlers } = usePreviewTrigger();
  const { open } = usePanels();
  // The link works without the preview.
  const preview = usePart(loadPreview, { isWanted: isDue && open === null });

  return (
    <div {...handlers} className={styles['anchor']}>
      {children(preview ? id : undefined)}
      {preview && <preview.Part id={id} verse={verse} />}
    </div>
  );
}
