import { type RefObject, useEffect } from 'react';
import type { Openness } from './useOpenness.ts';

/**
 * What the field does for its list: Down goes into it, Escape closes it, Down and a click open it again, and sending the
 * form ends it.
 *
 * @param onEnter moves the focus to the first link
 */
export function useFieldKeys(
  field: RefObject<HTMLInputElement | null>,
  { isOpen, close, open }: Openness,
  onEnter: () => void,
): void {
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.key === 'ArrowDown') {
        if (isOpen) {
          event.preventDefault();
          onEnter();
        } else {
          open();
        }
      } else if (event.key === 'Escape' && isOpen) {
        // The browser would empty the field.
        event.preventDefault();
        close();
      }
    };
    input?.addEventListener('keydown', handleKeyDown);
    input?.addEventListener('click', open);
    form?.addEventListener('submit', close);
    return () => {
      input?.removeEventListener('keydown', handleKeyDown);
      input?.removeEventListener('click', open);
      form?.removeEventListener('submit', close);
    };
  });
}
