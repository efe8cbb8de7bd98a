import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAwake } from './keepAwake.ts';

/** A lock of the system, which it can take away. */
class Lock extends EventTarget {
  released = false;
  release(): Promise<void> {
    this.released = true;
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  }
}

describe('a page that stays awake', () => {
  let locks: Lock[];
  let refusals: number;

  beforeEach(() => {
    vi.useFakeTimers();
    locks = [];
    refusals = 0;
    const request = () => {
      if (refusals-- > 0) return Promise.reject(new Error('low battery'));
      const lock = new Lock();
      locks.push(lock);
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('asks again when the system took its lock or refused it [U77]', async () => {
    refusals = 1;
    const stop = keepAwake();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(locks).toHaveLength(2);
    stop();
    expect(locks.every(({ released }) => released)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(locks).toHaveLength(2);
  });

  it('has one lock, however often it becomes visible [U77]', async () => {
    const stop = keepAwake();
    await vi.advanceTimersByTimeAsync(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(locks).toHaveLength(1);
    stop();
  });
});
