import { type RefObject, useLayoutEffect } from 'react';

/** What stays free between the element and the edge of the screen, in CSS pixels. */
const MARGIN_PX = 8;

/**
 * Keeps `--room-below` of an element at the height that is left below its top: above the keyboard of the device, where
 * that is open.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { visualViewport } = window;
    const measure = () => {
      const shown = element.current;
      if (!shown) return;
      const end = visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight;
      const room = end - shown.getBoundingClientRect().top - MARGIN_PX;
      shown.style.setProperty('--room-below', `${String(Math.floor(room))}px`);
    };
    measure();
    // Not every browser tells its visible part.
    const targets = [window, visualViewport].filter((target) => target != null);
    for (const target of targets) {
      target.addEventListener('resize', measure);
      target.addEventListener('scroll', measure, { passive: true });
    }
    return () => {
      for (const target of targets) {
        target.removeEventListener('resize', measure);
        target.removeEventListener('scroll', measure);
      }
    };
  }, [element, isShown]);
}
