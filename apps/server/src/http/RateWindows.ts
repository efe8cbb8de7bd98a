import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Window {
  count: number;
  readonly endsAt: number;
}

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Maximum addresses stored for a route; the least recently counted is dropped. */
const MAX_KEYS = 5_000;

/**
 * Counts calls by address in fixed windows, on a monotonic clock. The plugin's own store uses wall time, so
 * setting the clock back an hour would lock out an address with a full window for that hour.
 */
export class RateWindows implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;

  constructor(_options: unknown, now: () => number = () => performance.now()) {
    this.#now = now;
  }

  incr(key: string, callback: Counted, timeWindow = 60_000): void {
    const now = this.#now();
    const known = this.#windows.get(key);
    const window = known !== undefined && known.endsAt > now ? known : { count: 0, endsAt: now + timeWindow };
    window.count += 1;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > MAX_KEYS) {
      const [oldest] = this.#windows.keys();
      if (oldest !== undefined) this.#windows.delete(oldest);
    }
    callback(null, { current: window.count, ttl: window.endsAt - now });
  }

  child(): RateWindows {
    return new RateWindows(null, this.#now);
  }
}
