import { SourceError } from '../SourceError.ts';

/** Leaves a source alone for a while that has failed several times in a row, so that nobody waits for it in vain. */
export interface CircuitBreaker {
  /** @throws SourceError `resting` without trying, while the source is left alone; else what the task throws */
  run<Value>(task: () => Promise<Value>): Promise<Value>;
}

export interface CircuitBreakerOptions {
  /** How many failures in a row it takes. */
  readonly failures: number;
  /** How long the source is left alone; then one task tries, and all others are refused until that ends. */
  readonly restMs: number;
  readonly now: () => number;
  /** Hears when the source is left alone, and when it is back. */
  readonly onChange?: (isResting: boolean, error: unknown) => void;
}

/** Every thrown error counts as a failure. */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { failures, restMs, now, onChange } = options;
  let failed = 0;
  let restsUntil: number | null = null;
  let isTrying = false;
  return {
    async run(task) {
      if (restsUntil !== null && (isTrying || now() < restsUntil)) {
        throw new SourceError('resting', 'It failed several times in a row and is left alone for a while.');
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
