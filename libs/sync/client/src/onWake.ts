/** Calls back when a page may have been asleep, or without a network, until now; the returned function makes it not. */
export type OnWake = (listener: () => void) => () => void;

/**
 * A locked phone stops the timers of its pages, and with them every attempt to come back: so when it is unlocked, its page is
 * shown again or its network is there again, one does not wait for the next.
 */
export const onPageWake: OnWake = (listener) => {
  if (typeof document === 'undefined') return () => undefined;
  const wakeIfVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  // A page that is shown for the first time was not asleep.
  const wakeIfKept = ({ persisted }: PageTransitionEvent) => {
    if (persisted) wakeIfVisible();
  };
  document.addEventListener('visibilitychange', wakeIfVisible);
  window.addEventListener('pageshow', wakeIfKept);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', wakeIfVisible);
    window.removeEventListener('pageshow', wakeIfKept);
    window.removeEventListener('online', listener);
  };
};
