/** When things happened lately, oldest first, in the time of the caller. */
export type SlidingWindow = readonly number[];

/** What of a window still counts. */
export function withinWindow(window: SlidingWindow, windowMs: number, now: number): SlidingWindow {
  const first = window.findIndex((at) => at > now - windowMs);
  return first === 0 ? window : first === -1 ? [] : window.slice(first);
}

/** Whether one more is within the limit, and the window with it if it is. */
export function countWithin(
  window: SlidingWindow,
  { limit, windowMs, now }: { limit: number; windowMs: number; now: number },
): { isWithin: boolean; window: SlidingWindow } {
  const recent = withinWindow(window, windowMs, now);
  return recent.length >= limit
    ? { isWithin: false, window: recent }
    : { isWithin: true, window: [...recent, now] };
}
