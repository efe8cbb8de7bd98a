import { useEffect, useState } from 'react';

/** How far one scrolls before it counts as reading on or going back, in CSS pixels. */
const TURN_PX = 12;
/** How often the place on the page is looked at at most (specification, section 4), in milliseconds. */
const LOOK_MS = 500;
/** How long a page takes to bring one to its line, in milliseconds. */
const ARRIVE_MS = 500;

export interface ReadingScroll {
  /** Reading on: what is not text steps aside until the first move back. */
  readonly isReadingOn: boolean;
  /** More than half a screen below the top. */
  readonly isBelowTop: boolean;
}

/** Whether nothing but the text is left where one reads: what stands above it would leave a gap if it stepped aside. */
function hasReachedText(): boolean {
  const main = document.querySelector('main');
  return main !== null && main.getBoundingClientRect().top <= 0;
}

/**
 * What scrolling says of how one reads.
 *
 * @param href of the page: on another one, being brought to a line is not reading on
 */
export function useReadingScroll(href: string): ReadingScroll {
  const [isReadingOn, setIsReadingOn] = useState(false);
  const [isBelowTop, setIsBelowTop] = useState(false);

  useEffect(() => {
    let turn = window.scrollY;
    const arrivedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | null = null;
    const look = () => {
      timer = null;
      setIsBelowTop(window.scrollY > window.innerHeight / 2);
    };
    const handleScroll = () => {
      const y = Math.max(0, window.scrollY);
      timer ??= setTimeout(look, LOOK_MS);
      if (Math.abs(y - turn) < TURN_PX && y > 0) return;
      const isArriving = performance.now() - arrivedAt < ARRIVE_MS;
      setIsReadingOn(!isArriving && y > turn && hasReachedText());
      turn = y;
    };
    look();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      if (timer !== null) clearTimeout(timer);
      window.removeEventListener('scroll', handleScroll);
    };
  }, [href]);

  return { isReadingOn, isBelowTop };
}
