/** Background jobs, as metrics and alerts name them. */
export type JobName = 'cleanup' | 'hukamnamas';

/** Outcomes of a background job since the process started. */
export interface JobOutcomes {
  /** Milliseconds since 1970; null before the first success. */
  readonly succeededAt: number | null;
  readonly failures: number;
  /** Failures since the last success. */
  readonly failuresInARow: number;
}

/** Remembers the outcomes of a background job, so that operators can see when it stops working. */
export interface Job {
  readonly name: JobName;
  succeeded(): void;
  failed(): void;
  outcomes(): JobOutcomes;
}

export function createJob(name: JobName, now: () => number = Date.now): Job {
  let succeededAt: number | null = null;
  let failures = 0;
  let failuresInARow = 0;
  return {
    name,
    succeeded() {
      succeededAt = now();
      failuresInARow = 0;
    },
    failed() {
      failures += 1;
      failuresInARow += 1;
    },
    outcomes: () => ({ succeededAt, failures, failuresInARow }),
  };
}
