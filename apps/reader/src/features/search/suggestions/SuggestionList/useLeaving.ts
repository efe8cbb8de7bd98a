import { type RefObject, useEffect } from 'react';

/**
 * Calls back when somebody presses elsewhere or goes elsewhere with the keyboard. The field and its buttons are not
 * elsewhere, and neither is a dialog beside the page, which may have been opened from here.
 *
 * @param element its parent holds all that belongs together
 */
export function useLeaving(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onLeave: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handle = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (!element.current?.parentElement?.contains(target)) onLeave();
    };
    document.addEventListener('pointerdown', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerdown', handle);
      document.removeEventListener('focusin', handle);
    };
  });
}
