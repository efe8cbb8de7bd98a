/** Keeps the display of the device on while a page is seen; the returned function lets it go. Where a browser cannot, nothing. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async () => {
    if (!isWanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!isWanted) void lock.release();
    } catch {
      // Refused, as with a battery that is low: the operator's device then sleeps as it always does.
    }
  };
  const handleChange = () => void ask();
  document.addEventListener('visibilitychange', handleChange);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', handleChange);
    void lock?.release();
  };
}
