import { useEffect } from 'react';

/**
 * Says on the page that its visitor goes through it by Tab. A rule that asked for `:has(:focus-visible)` would make a
 * browser look through all lines of a page with every change of one.
 */
export function useTabbing(): void {
  useEffect(() => {
    const handle = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Tab') return;
      document.documentElement.toggleAttribute('data-tabbing', event.type === 'keydown');
    };
    document.addEventListener('keydown', handle);
    document.addEventListener('pointerdown', handle);
    return () => {
      document.removeEventListener('keydown', handle);
      document.removeEventListener('pointerdown', handle);
    };
  }, []);
}
