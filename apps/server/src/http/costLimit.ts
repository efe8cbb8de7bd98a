import { ApiError } from '@naad/api-contract';

/** Refuses a client that has spent its processor time; the response has `Retry-After`. */
export class OverBudgetError extends ApiError {
  /** Whole seconds until a request is accepted again, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    const unit = retryAfterSeconds === 1 ? 'second' : 'seconds';
    super('tooManyRequests', `Too many requests. Try again in ${String(retryAfterSeconds)} ${unit}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Limits each client by the processor time of its requests, so that a few expensive ones count like many
 * cheap ones.
 */
export interface CostLimiter {
  /** @throws OverBudgetError while the key has spent its budget */
  assertWithinBudget(key: string): void;
  /** Records the processor time of a request in milliseconds. */
  charge(key: string, ms: number): void;
}

export interface CostLimiterOptions {
  /**
   * Milliseconds of processor time for each key and minute; a key may spend a minute's budget at once. Null
   * for no limit.
   */
  readonly budgetMsPerMinute: number | null;
  /** A monotonic clock in milliseconds; `performance.now` by default. */
  readonly now?: () => number;
}

const MINUTE_MS = 60_000;
/**
 * Bounds memory to about 1 MB. The least recently charged key is dropped first, because it owes the least.
 */
const MAX_KEYS = 10_000;

interface Account {
  /** Unpaid milliseconds. */
  readonly debt: number;
  readonly at: number;
}

/** Creates a leaky bucket for each key: debt is paid off evenly, at the budget per minute. */
export function createCostLimiter({
  budgetMsPerMinute,
  now = () => performance.now(),
}: CostLimiterOptions): CostLimiter {
  if (budgetMsPerMinute === null) return { assertWithinBudget: () => undefined, charge: () => undefined };
  const accounts = new Map<string, Account>();
  const paidPerMs = budgetMsPerMinute / MINUTE_MS;
  const debtOf = (key: string): number => {
    const account = accounts.get(key);
    return account ? Math.max(0, account.debt - (now() - account.at) * paidPerMs) : 0;
  };
  return {
    assertWithinBudget(key) {
      const overdraft = debtOf(key) - budgetMsPerMinute;
      if (overdraft >= 0) throw new OverBudgetError(Math.max(1, Math.ceil(overdraft / paidPerMs / 1_000)));
    },
    charge(key, ms) {
      const debt = debtOf(key) + ms;
      // Reinserts the key, so that the map stays in order of the last charge.
      accounts.delete(key);
      accounts.set(key, { debt, at: now() });
      for (const oldest of accounts.keys()) {
        if (accounts.size <= MAX_KEYS) break;
        accounts.delete(oldest);
      }
    },
  };
}

/**
 * Processor time of this process in milliseconds; the difference between two calls is the cost of the work
 * between them.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
