/** Keeps the device's display on while the page is visible, if the browser supports it. The returned function stops it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isActive = true;
  const ask = async () => {
    if (!isActive || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!isActive) void lock.release();
    } catch {
      // Refused, for example on a low battery: the device sleeps as usual.
    }
  };
  const handleChange = () => void ask();
  document.addEventListener('visibilitychange', handleChange);
  void ask();
  return () => {
    isActive = false;
    document.removeEventListener('visibilitychange', handleChange);
    void lock?.release();
  };
}
