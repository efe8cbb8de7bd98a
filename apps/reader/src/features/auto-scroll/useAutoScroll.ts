import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createScrollClock, type ScrollTarget } from './scrollClock.ts';

/** How long it rests at the end before it begins again (specification, section 9), in milliseconds. */
const LOOP_MS = 1000;

/** Keys by which one moves on a page oneself, or stops what moves. */
const OWN_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Escape'];

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

/** Moves the page, from the moment one starts it until one takes it in hand oneself. It never starts by itself. */
export function useAutoScroll({ speed, isLoop }: AutoScrollOptions) {
  const [isOn, setIsOn] = useState(false);
  const latest = useRef({ speed, isLoop });
  useEffect(() => {
    latest.current = { speed, isLoop };
  });
  const stop = useCallback(() => {
    setIsOn(false);
  }, []);
  const handleHand = useEffectEvent(stop);

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
        handleHand();
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
      handleHand();
    };
    const handlePress = ({ clientX }: MouseEvent) => {
      const { clientLeft, clientWidth } = document.documentElement;
      // Beside what is on the page there is only its scrollbar.
      if (clientX < clientLeft || clientX >= clientLeft + clientWidth) handleHand();
    };
    const handleKeyDown = ({ key, target }: KeyboardEvent) => {
      const isInBar = target instanceof Element && target.closest('[data-auto-scroll]') !== null;
      if (OWN_KEYS.includes(key) && (!isInBar || key === 'Escape')) handleHand();
    };
    window.addEventListener('wheel', handle, { passive: true });
    window.addEventListener('touchmove', handle, { passive: true });
    window.addEventListener('mousedown', handlePress);
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('wheel', handle);
      window.removeEventListener('touchmove', handle);
      window.removeEventListener('mousedown', handlePress);
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
