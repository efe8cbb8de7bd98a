import { useEffect, useState } from 'react';

/** Minimum scroll distance that changes direction, in CSS pixels. */
const DIRECTION_THRESHOLD_PX = 12;
/** Milliseconds between checks of the scroll position. */
const CHECK_INTERVAL_MS = 500;
/** Milliseconds after navigation in which scrolling to a line is ignored. */
const ARRIVAL_MS = 500;

export interface ReadingScroll {
  /** True while the visitor scrolls down to read, until they scroll back; bars hide meanwhile. */
  readonly isReadingOn: boolean;
  /** True more than half a screen below the top. */
  readonly isBelowTop: boolean;
}

/** True once the text reaches the top of the screen: before that, a hidden header would leave a gap. */
function hasReachedText(): boolean {
  const main = document.querySelector('main');
  return main !== null && main.getBoundingClientRect().top <= 0;
}

/**
 * Follows the scroll position of a page.
 *
 * @param href address of the page; a new one resets the state
 */
export function useReadingScroll(href: string): ReadingScroll {
  const [isReadingOn, setIsReadingOn] = useState(false);
  const [isBelowTop, setIsBelowTop] = useState(false);

  useEffect(() => {
    let lastY = window.scrollY;
    const arrivedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | null = null;
    const check = () => {
      timer = null;
      setIsBelowTop(window.scrollY > window.innerHeight / 2);
    };
    const handleScroll = () => {
      const y = Math.max(0, window.scrollY);
      timer ??= setTimeout(check, CHECK_INTERVAL_MS);
      if (Math.abs(y - lastY) < DIRECTION_THRESHOLD_PX && y > 0) return;
      const isArriving = performance.now() - arrivedAt < ARRIVAL_MS;
      setIsReadingOn(!isArriving && y > lastY && hasReachedText());
      lastY = y;
    };
    check();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      if (timer !== null) clearTimeout(timer);
      window.removeEventListener('scroll', handleScroll);
    };
  }, [href]);

  return { isReadingOn, isBelowTop };
}
