import { useEffect } from 'react';

/** Keeps the phone's screen on while mounted, if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;

    // A hidden page loses its lock.
    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) await given.release();
        else lock = given;
      } catch {
        // A phone that saves battery refuses; its screen goes dark as usual.
      }
    }

    const handleVisibility = () => void ask();
    document.addEventListener('visibilitychange', handleVisibility);
    void ask();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', handleVisibility);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
