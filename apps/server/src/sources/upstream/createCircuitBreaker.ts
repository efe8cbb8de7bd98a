import { SourceError } from '@naad/api-scripture/sources';
import { steadyNow } from '../../steadyNow.ts';

/** Pauses a source that failed several times in a row, so that callers don't wait in vain. */
export interface CircuitBreaker {
  /** @throws SourceError `resting` at once while the source is paused; otherwise the task's error */
  run<Value>(task: () => Promise<Value>): Promise<Value>;
  isResting(): boolean;
}

export interface CircuitBreakerOptions {
  /** Consecutive failures before the pause. */
  readonly failures: number;
  /**
   * Length of the pause in milliseconds; then a single task runs as a trial, and others are refused until it
   * ends.
   */
  readonly restMs: number;
  /** Defaults to a clock unaffected by system time changes, so that a pause always ends. */
  readonly now?: () => number;
  /** Called when the pause begins and when the source recovers. */
  readonly onChange?: (isResting: boolean, error: unknown) => void;
}

/** Creates a breaker; every thrown error counts as a failure. */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { failures, restMs, now = steadyNow, onChange } = options;
  let failed = 0;
  let restsUntil: number | null = null;
  let isTrying = false;
  return {
    isResting: () => restsUntil !== null,
    async run(task) {
      if (restsUntil !== null && (isTrying || now() < restsUntil)) {
        throw new SourceError('resting', 'Paused after several failures in a row.');
      }
      const isTrial = restsUntil !== null;
      if (isTrial) isTrying = true;
      try {
        const value = await task();
        failed = 0;
        if (restsUntil !== null) {
          restsUntil = null;
          onChange?.(false, null);
        }
        return value;
      } catch (error) {
        failed += 1;
        if (isTrial || failed >= failures) {
          if (restsUntil === null) onChange?.(true, error);
          restsUntil = now() + restMs;
        }
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
