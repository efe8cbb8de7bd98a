import { type RefCallback, useCallback, useEffect, useState } from 'react';

/** Margin around the screen that counts as near. */
const NEAR_MARGIN = '25% 0%';

/**
 * Delays a value for an element far from the screen until its turn; near the screen it is current.
 *
 * @param isLate true if the surroundings are already rendered, so that the element can start empty
 * @returns the value to render, null for nothing yet, and the ref of the element
 */
export function useQueuedValue<Value>(
  value: Value | null,
  isLate: boolean,
): readonly [Value | null, RefCallback<HTMLElement>] {
  const [isNear, setIsNear] = useState(!isLate);
  const [applied, setApplied] = useState(isLate ? null : value);
  if (isNear && applied !== value) setApplied(value);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setIsNear(entries.at(-1)?.isIntersecting ?? true);
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (applied === value) return;
    return queueTask(() => {
      setApplied(value);
    });
  }, [applied, value]);
  return [isNear ? value : applied, ref];
}

const waiting = new Set<() => void>();
let isRunning = false;

/**
 * Queues a task that runs after those already waiting, each between two frames, so that a long queue never blocks
 * input.
 *
 * @returns cancels the task if it hasn't run yet
 */
function queueTask(task: () => void): () => void {
  waiting.add(task);
  if (!isRunning) {
    isRunning = true;
    // Paint the visitor's own change first.
    requestAnimationFrame(() => setTimeout(runNext));
  }
  return () => waiting.delete(task);
}

function runNext(): void {
  const [task] = waiting;
  if (!task) {
    isRunning = false;
    return;
  }
  waiting.delete(task);
  task();
  setTimeout(runNext);
}
