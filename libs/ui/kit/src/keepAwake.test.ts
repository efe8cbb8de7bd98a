import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAwake } from './keepAwake.ts';

class Lock extends EventTarget {
  released = false;
  release() {
    this.released = true;
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  }
}

const locks: Lock[] = [];
let isRefused = false;

beforeEach(() => {
  vi.useFakeTimers();
  locks.length = 0;
  isRefused = false;
  const request = () => {
    if (isRefused) return Promise.reject(new Error('low battery'));
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

describe('keeping a device awake', () => {
  it('asks again for what the system took away or refused, until it is stopped [U77]', async () => {
    isRefused = true;
    const stop = keepAwake();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(locks).toEqual([]);
    isRefused = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(locks.map(({ released }) => released)).toEqual([true, false]);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(locks.map(({ released }) => released)).toEqual([true, true]);
  });

  it('has one lock, however often the page becomes visible [U77]', async () => {
    const stop = keepAwake();
    await vi.advanceTimersByTimeAsync(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(locks).toHaveLength(1);
    stop();
  });

  it('does nothing in a browser without wake locks', () => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    expect(keepAwake()).not.toThrow();
  });
});
