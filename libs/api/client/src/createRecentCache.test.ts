import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecentCache } from './createRecentCache.ts';

describe('createRecentCache', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function asker(capacity = 2, freshMs = 1000) {
    const kept = createRecentCache<number>(capacity, freshMs);
    let count = 0;
    return (path: string) => kept.get(path, () => Promise.resolve(++count));
  }

  it('loads once, also for concurrent requests', async () => {
    const ask = asker();
    expect(await Promise.all([ask('/a'), ask('/a')])).toEqual([1, 1]);
    expect(await ask('/a')).toBe(1);
    expect(await ask('/b')).toBe(2);
  });

  it('reloads an expired value', async () => {
    const ask = asker();
    await ask('/a');
    vi.advanceTimersByTime(999);
    expect(await ask('/a')).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask('/a')).toBe(2);
  });

  it('drops the least recently used value when full', async () => {
    const ask = asker();
    await ask('/a');
    await ask('/b');
    await ask('/a');
    await ask('/c');
    expect(await ask('/a')).toBe(1);
    expect(await ask('/b')).toBe(4);
  });

  it("doesn't cache failures", async () => {
    const kept = createRecentCache<number>(2, 1000);
    await expect(kept.get('/a', () => Promise.reject(new Error('late')))).rejects.toThrow('late');
    expect(await kept.get('/a', () => Promise.resolve(7))).toBe(7);
  });
});
