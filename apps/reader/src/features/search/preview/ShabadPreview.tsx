import type { FoundVerse } from '@naad/api-client';
import { PreviewBox } from './PreviewBox.tsx';
import { usePreview } from './usePreview.ts';

export interface ShabadPreviewProps {
  id: string;
  verse: Pick<FoundVerse, 'id' | 'shabadId'>;
}

/** The beginning of the shabad of a line, in a file of its own, with what asks for it. */
export function ShabadPreview({ id, verse }: ShabadPreviewProps) {
  return <PreviewBox id={id} found={verse.id} state={usePreview(verse.shabadId)} />;
}
