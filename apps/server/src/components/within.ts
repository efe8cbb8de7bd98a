/** A promise took too long. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(ms: number) {
    super(`No response within ${String(ms)} ms.`);
  }
}

/**
 * If this process was blocked, its timer is late by more than this; the result may have arrived and only
 * await reading.
 */
const BLOCKED_MS = 150;
const GRACE_MS = 300;

/**
 * Returns the result of `work` if it settles in time.
 * @param signal rejects at once with its reason
 * @throws TimeoutError; the work continues and its failure is ignored
 */
export function within<Value>(ms: number, work: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const due = performance.now() + ms;
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', handleAbort);
    };
    const handleAbort = () => {
      settle();
      reject(signal?.reason as Error);
    };
    const handleTimeout = () => {
      settle();
      reject(new TimeoutError(ms));
    };
    let timer = setTimeout(() => {
      const wasBusy = performance.now() - due > BLOCKED_MS;
      if (wasBusy) timer = setTimeout(handleTimeout, GRACE_MS);
      else handleTimeout();
    }, ms);
    signal?.addEventListener('abort', handleAbort);
    work.finally(settle).then(resolve, reject);
  });
}
