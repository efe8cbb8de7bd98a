import type { Clock } from './types.ts';

/** The system time. */
export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** Calls back when the page may have been asleep or offline until now; the returned function unsubscribes. */
export type OnWake = (listener: () => void) => () => void;

/**
 * Subscribes to a page's wake-ups. A locked phone stops a page's timers and thus its reconnects, so reconnect at once
 * when it is unlocked, shown again or back online.
 */
export const onPageWake: OnWake = (listener) => {
  if (typeof document === 'undefined') return () => undefined;
  const wakeIfVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  // A page shown for the first time wasn't asleep.
  const wakeIfRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) wakeIfVisible();
  };
  document.addEventListener('visibilitychange', wakeIfVisible);
  window.addEventListener('pageshow', wakeIfRestored);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', wakeIfVisible);
    window.removeEventListener('pageshow', wakeIfRestored);
    window.removeEventListener('online', listener);
  };
};

/**
 * Returns 128 random bits as hex. Not `randomUUID`, which needs HTTPS: displays often use the plain HTTP address of a
 * machine in the hall.
 */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a uniformly random whole number from 0 up to but not including `limit`. */
export function randomBelow(limit: number): number {
  const range = 2 ** 32;
  const fair = range - (range % limit);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
}
