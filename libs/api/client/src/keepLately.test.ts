import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLately } from './keepLately.ts';

describe('answers that are kept for a while', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function asker(capacity = 2, freshMs = 1000) {
    const kept = keepLately<number>(capacity, freshMs);
    let count = 0;
    return (path: string) => kept.get(path, () => Promise.resolve(++count));
  }

  it('are asked for once, also by those who ask at the same time', async () => {
    const ask = asker();
    expect(await Promise.all([ask('/a'), ask('/a')])).toEqual([1, 1]);
    expect(await ask('/a')).toBe(1);
    expect(await ask('/b')).toBe(2);
  });

  it('are asked for anew when they are old', async () => {
    const ask = asker();
    await ask('/a');
    vi.advanceTimersByTime(999);
    expect(await ask('/a')).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask('/a')).toBe(2);
  });

  it('are few: what was asked for longest ago goes', async () => {
    const ask = asker();
    await ask('/a');
    await ask('/b');
    await ask('/a');
    await ask('/c');
    expect(await ask('/a')).toBe(1);
    expect(await ask('/b')).toBe(4);
  });

  it('are no failures', async () => {
    const kept = keepLately<number>(2, 1000);
    await expect(kept.get('/a', () => Promise.reject(new Error('late')))).rejects.toThrow('late');
    expect(await kept.get('/a', () => Promise.resolve(7))).toBe(7);
  });
});
