import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds at the end before a loop starts over. */
const LOOP_MS = 1000;

/** Keys with which the visitor scrolls, or stops auto-scroll. */
const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Escape'];

/** Elements that a press is for while the page scrolls. */
const CONTROLS = 'a, button, input, label, select, [data-auto-scroll]';

const PAGE: ScrollTarget = {
  position: () => window.scrollY,
  end: () => document.documentElement.scrollHeight - window.innerHeight,
  moveTo: (top) => {
    window.scrollTo({ top, behavior: 'instant' });
  },
  hasMoreToCome: () => document.querySelector('[data-more-to-come]') !== null,
};

export interface AutoScrollOptions {
  /** 1-100. */
  readonly speed: number;
  readonly isLoop: boolean;
}

/** Scrolls the page from `start` until the visitor scrolls, presses a key or taps the text. It never starts by itself. */
export function useAutoScroll({ speed, isLoop }: AutoScrollOptions) {
  const [isOn, setIsOn] = useState(false);
  const latest = useRef({ speed, isLoop });
  useEffect(() => {
    latest.current = { speed, isLoop };
  });
  const stop = useCallback(() => {
    setIsOn(false);
  }, []);
  const stopScrolling = useEffectEvent(stop);

  useEffect(() => {
    if (!isOn) return;
    let frame = 0;
    let timer = 0;
    let tick = createScrollClock(PAGE, () => latest.current.speed);
    const begin = () => {
      frame = requestAnimationFrame(function draw(time) {
        if (tick(time)) frame = requestAnimationFrame(draw);
        else finish();
      });
    };
    const finish = () => {
      if (!latest.current.isLoop) {
        stopScrolling();
        return;
      }
      PAGE.moveTo(0);
      timer = window.setTimeout(() => {
        tick = createScrollClock(PAGE, () => latest.current.speed);
        begin();
      }, LOOP_MS);
    };
    begin();
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [isOn]);

  useEffect(() => {
    if (!isOn) return;
    const handle = () => {
      stopScrolling();
    };
    // A tap on the text only stops it; it opens no sheet of a line that was moving.
    const handleTap = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
      event.stopPropagation();
      stopScrolling();
    };
    const handlePress = ({ clientX }: MouseEvent) => {
      const { clientLeft, clientWidth } = document.documentElement;
      // A press outside the content is on the scrollbar.
      if (clientX < clientLeft || clientX >= clientLeft + clientWidth) stopScrolling();
    };
    const handleKeyDown = ({ key, target }: KeyboardEvent) => {
      const isInBar = target instanceof Element && target.closest('[data-auto-scroll]') !== null;
      if (SCROLL_KEYS.includes(key) && (!isInBar || key === 'Escape')) stopScrolling();
    };
    window.addEventListener('wheel', handle, { passive: true });
    window.addEventListener('touchmove', handle, { passive: true });
    window.addEventListener('mousedown', handlePress);
    window.addEventListener('click', handleTap, { capture: true });
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('wheel', handle);
      window.removeEventListener('touchmove', handle);
      window.removeEventListener('mousedown', handlePress);
      window.removeEventListener('click', handleTap, { capture: true });
      window.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOn]);

  return {
    isOn,
    stop,
    start: useCallback(() => {
      setIsOn(true);
    }, []),
  };
}

/** Speed in CSS pixels per second for a setting from 1 to 100. Steps are even, and the slowest still moves. */
export function pixelsPerSecond(speed: number): number {
  return 2 * speed;
}

/** A scrollable page, or a stand-in for it. */
export interface ScrollTarget {
  /** Current scroll position in CSS pixels. */
  position(): number;
  /** Largest scroll position in CSS pixels. */
  end(): number;
  moveTo(position: number): void;
  /** True while more content is loading below the end. */
  hasMoreToCome(): boolean;
}

/** Milliseconds. After a longer pause the page wasn't visible, so it doesn't catch up. */
const MAX_FRAME_MS = 250;
/** CSS pixels. A larger difference means that the visitor scrolled or the layout shifted. */
const TOLERANCE_PX = 2;

/**
 * Scrolls a page by the clock, independent of the frame rate.
 *
 * @returns function to call with each frame's time in milliseconds; false once the end is reached
 */
export function createScrollClock(target: ScrollTarget, speed: () => number): (time: number) => boolean {
  let lastTime: number | null = null;
  // Browsers round the position to whole pixels, and a slow page moves less than one per frame.
  let current = target.position();
  let lastSet = current;
  return (time) => {
    const elapsed = lastTime === null ? 0 : Math.min(time - lastTime, MAX_FRAME_MS);
    lastTime = time;
    const actual = target.position();
    if (Math.abs(actual - lastSet) > TOLERANCE_PX) current = actual;
    const end = target.end();
    current = Math.min(current + (pixelsPerSecond(speed()) * elapsed) / 1000, end);
    target.moveTo(current);
    lastSet = current;
    return current < end - 0.5 || target.hasMoreToCome();
  };
}
