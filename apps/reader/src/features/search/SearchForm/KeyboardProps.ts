import type { RefObject } from 'react';

/** What a keyboard on the screen is given. */
export interface KeyboardProps {
  id: string;
  layout: 'letters' | 'words';
  hasSpace: boolean;
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onEdit: (text: string, caret: number) => void;
  onClose: () => void;
}
