export interface ToastTimer {
  /** Stops the time while someone attends to the toast. */
  pause: () => void;
  /** Lets the time that was left go on. */
  resume: () => void;
  /** Ends it without a word. */
  cancel: () => void;
}

/**
 * The time a toast stays: it runs from now on, stops while it is paused, and ends once.
 *
 * @param durationMs how long, in milliseconds; `Infinity` stays until it is dismissed
 * @param onEnd called when the time is over
 */
export function createToastTimer(durationMs: number, onEnd: () => void): ToastTimer {
  let leftMs = durationMs;
  let startedAt = 0;
  let timeout: ReturnType<typeof setTimeout> | null = null;

  const resume = () => {
    if (timeout !== null || leftMs === Infinity) return;
    startedAt = Date.now();
    timeout = setTimeout(() => {
      leftMs = Infinity;
      timeout = null;
      onEnd();
    }, leftMs);
  };
  const pause = () => {
    if (timeout === null) return;
    clearTimeout(timeout);
    timeout = null;
    leftMs = Math.max(0, leftMs - (Date.now() - startedAt));
  };
  const cancel = () => {
    pause();
    leftMs = Infinity;
  };
  resume();
  return { pause, resume, cancel };
}
