/** Delay before asking again for what the system took away or refused, such as on a low battery. */
const ASK_AGAIN_MS = 5_000;

/** Keeps the device's screen on while the page is visible, if the browser supports it. The returned function stops it. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let isOver = false;
  let lock: WakeLockSentinel | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function askLater(): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
  }

  // A hidden page loses its lock.
  async function ask(): Promise<void> {
    if (isOver || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isOver) return void given.release();
      lock = given;
      // A diwan lasts for hours: what the system releases is asked for again.
      lock.addEventListener('release', askLater);
    } catch {
      // Refused, for example on a low battery, which may be charged soon.
      askLater();
    }
  }

  const handleVisibility = () => void ask();
  document.addEventListener('visibilitychange', handleVisibility);
  void ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
    void lock?.release().catch(() => undefined);
  };
}
