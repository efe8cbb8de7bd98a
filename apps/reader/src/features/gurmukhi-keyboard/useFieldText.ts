import { type RefObject, useSyncExternalStore } from 'react';
import type { FieldText } from './fieldEdits.ts';

type Field = RefObject<HTMLInputElement | null>;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('selectionchange', onChange);
  return () => {
    document.removeEventListener('selectionchange', onChange);
  };
}

/** What stands in a field and where its caret is, also while the focus is elsewhere. */
export function useFieldText(field: Field, text: string): FieldText {
  // As text, so that an equal selection is no change.
  const selection = useSyncExternalStore(subscribe, () => selectionOf(field, text).join());
  const [start = 0, end = 0] = selection.split(',').map(Number);
  return { text, start, end };
}

/** Start and end of what is selected in the field now; a field that has no caret is written to at its end. */
export function selectionOf({ current }: Field, text: string): [start: number, end: number] {
  const end = Math.min(current?.selectionEnd ?? text.length, text.length);
  return [Math.min(current?.selectionStart ?? text.length, end), end];
}
