import { describe, expect, it } from 'vitest';
import { RateWindows } from './http/RateWindows.ts';
import { createSteadyNow } from './steadyNow.ts';

const HOUR = 3_600_000;

describe('createSteadyNow', () => {
  it('continues from its last value when the system time is set back', () => {
    let wall = 10 * HOUR;
    const now = createSteadyNow(() => wall);
    expect(now()).toBe(10 * HOUR);
    wall -= HOUR;
    expect(now()).toBe(10 * HOUR);
    wall += 5_000;
    expect(now()).toBe(10 * HOUR + 5_000);
  });

  it('follows a step forward, and a step back from a time that was far off [G45]', () => {
    let wall = 10 * HOUR;
    const now = createSteadyNow(() => wall);
    now();
    wall += 1_000 * HOUR;
    expect(now()).toBe(1_010 * HOUR);
    wall = 11 * HOUR;
    expect(now()).toBe(11 * HOUR);
  });
});

describe('RateWindows', () => {
  function count(windows: RateWindows, key: string): { current: number; ttl: number } {
    let counted = { current: 0, ttl: 0 };
    windows.incr(key, (_error, result) => (counted = result ?? counted), 60_000);
    return counted;
  }

  it('ends a window a minute after its start, separately for each address', () => {
    let now = 1_000;
    const windows = new RateWindows(null, () => now);
    expect(count(windows, 'a')).toEqual({ current: 1, ttl: 60_000 });
    now += 59_000;
    expect(count(windows, 'a')).toEqual({ current: 2, ttl: 1_000 });
    expect(count(windows, 'b').current).toBe(1);
    now += 1_000;
    expect(count(windows, 'a')).toEqual({ current: 1, ttl: 60_000 });
    expect(count(windows.child(), 'a').current).toBe(1);
  });

  it('drops the least recently counted address if there are too many', () => {
    const windows = new RateWindows(null, () => 0);
    for (let address = 0; address <= 5_000; address += 1) count(windows, String(address));
    expect(count(windows, '5000').current).toBe(2);
    expect(count(windows, '0').current).toBe(1);
  });
});
