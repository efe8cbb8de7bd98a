import { useCallback, useRef } from 'react';

/** How long after a finger has gone its press may still become a click, in milliseconds. */
const CLICK_MS = 300;

const ENDS = ['pointerup', 'pointercancel'] as const;

/** Whoever presses now has gone, and what they pressed was told. */
function pressEnded(): Promise<void> {
  return new Promise((resolve) => {
    const release = () => {
      for (const end of ENDS) window.removeEventListener(end, release);
      setTimeout(resolve, CLICK_MS);
    };
    for (const end of ENDS) window.addEventListener(end, release);
  });
}

export interface Stillness {
  /** For `onPointerDown` of what may move. */
  readonly hold: () => void;
  /** Moves it, at once or when nobody holds it any more; gives back what calls that off. */
  readonly whenStill: (move: () => void) => () => void;
}

/** Keeps a list where it is while it is pressed: one that moves under a finger takes the press for another of its lines. */
export function useStillness(): Stillness {
  const held = useRef<Promise<void> | null>(null);

  const hold = useCallback(() => {
    const press = pressEnded().then(() => {
      if (held.current === press) held.current = null;
    });
    held.current = press;
  }, []);

  const whenStill = useCallback((move: () => void) => {
    let isCalledOff = false;
    const moveIfStill = () => {
      if (isCalledOff) return;
      if (held.current) void held.current.then(moveIfStill);
      else move();
    };
    moveIfStill();
    return () => {
      isCalledOff = true;
    };
  }, []);

  return { hold, whenStill };
}
