import { useCallback, useRef } from 'react';

/** Milliseconds after release during which a click may still follow. */
const CLICK_MS = 300;

const ENDS = ['pointerup', 'pointercancel'] as const;

/** Resolves when the press has ended and its click has fired. */
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
  /** Handler for the movable element's `onPointerDown`. */
  readonly hold: () => void;
  /** Runs `move` now, or after the current press. Returns a cancel function. */
  readonly whenStill: (move: () => void) => () => void;
}

/** Keeps a list from moving while it is pressed, because the click would hit another line. */
export function useStillness(): Stillness {
  const held = useRef<Promise<void> | null>(null);

  const hold = useCallback(() => {
    const press = pressEnded().then(() => {
      if (held.current === press) held.current = null;
    });
    held.current = press;
  }, []);

  const whenStill = useCallback((move: () => void) => {
    let isCancelled = false;
    const moveIfStill = () => {
      if (isCancelled) return;
      if (held.current) void held.current.then(moveIfStill);
      else move();
    };
    moveIfStill();
    return () => {
      isCancelled = true;
    };
  }, []);

  return { hold, whenStill };
}
