/** Delay before asking again for what the system took away, such as on a low battery. */
const ASK_AGAIN_MS = 5_000;

/** Keeps the device's display on while the page is visible, if the browser supports it. The returned function stops it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isActive = true;
  const askLater = () => {
    clearTimeout(timer);
    if (isActive) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
  };
  const ask = async () => {
    if (!isActive || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    if (lock !== null && !lock.released) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!isActive) void lock.release();
      // A diwan lasts for hours: what the system releases is asked for again.
      else lock.addEventListener('release', askLater);
    } catch {
      // Refused, for example on a low battery, which may be charged soon.
      askLater();
    }
  };
  const handleChange = () => void ask();
  document.addEventListener('visibilitychange', handleChange);
  void ask();
  return () => {
    isActive = false;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleChange);
    void lock?.release();
  };
}
