import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { inTurn } from './inTurn.ts';

/** How far from the screen something still counts as near it. */
const NEAR = '25% 0%';

/**
 * A value that something far from the screen takes over when its turn has come, and something near it at once.
 *
 * @param isLate whether what surrounds it is there already, so that nothing of it has to be drawn at first
 * @returns the value to draw, null for nothing yet; and the ref of what is drawn
 */
export function useInTurn<Value>(
  value: Value | null,
  isLate: boolean,
): readonly [Value | null, RefCallback<HTMLElement>] {
  const [isNear, setIsNear] = useState(!isLate);
  const [taken, setTaken] = useState(isLate ? null : value);
  if (isNear && taken !== value) setTaken(value);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setIsNear(entries.at(-1)?.isIntersecting ?? true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (taken === value) return;
    return inTurn(() => {
      setTaken(value);
    });
  }, [taken, value]);
  return [isNear ? value : taken, ref];
}
