import { useEffect } from 'react';

/** Keeps the screen of a phone on for as long as something is followed on it, where its browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;

    // A page that was hidden has lost it.
    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) await given.release();
        else lock = given;
      } catch {
        // A phone that saves its battery refuses: it goes dark as always.
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
