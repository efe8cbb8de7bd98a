/** Time as sync has it, so that tests have one of their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once; the returned function makes it not. */
  after(ms: number, callback: () => void): () => void;
}

/** The time there is. What waits keeps no process alive. */
export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
