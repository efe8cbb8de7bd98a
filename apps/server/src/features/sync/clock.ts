import { steadyNow } from '../../steadyNow.ts';

/** The clock of sync, replaceable in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** The system time. Its timers keep no process alive. */
export const SYSTEM_CLOCK: Clock = {
  now: steadyNow,
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
