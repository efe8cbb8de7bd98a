/** Cached values by key. */
export interface RecentCache<Value> {
  /** Returns the cached value or loads it; a failure isn't cached. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
}

/**
 * Caches a few large values, so that a server doesn't parse thousands of lines for every visitor.
 * @param capacity maximum number of values; the least recently used is dropped first
 * @param ttlMs lifetime in milliseconds, because external data may change
 */
export function createRecentCache<Value>(capacity: number, ttlMs: number): RecentCache<Value> {
  const entries = new Map<string, { readonly value: Promise<Value>; readonly expiresAt: number }>();
  return {
    get(key, load) {
      const known = entries.get(key);
      const entry =
        known && known.expiresAt > Date.now() ? known : { value: load(), expiresAt: Date.now() + ttlMs };
      entries.delete(key);
      entries.set(key, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= capacity) break;
        entries.delete(oldest);
      }
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
  };
}
