/** Keeps the device's screen on while the page is visible, if the browser supports it. The returned function stops it. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
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
      // Refused, for example on a low battery: the device sleeps as usual.
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
}
