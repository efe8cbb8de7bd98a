import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayInAmritsar, dayOf, daysAfter, lastDay, numbersOf, parseDay } from './day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'];

describe.each(ZONES)('a day in %s', (zone) => {
  it('has the numbers it is created from', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(fc.integer({ min: -400_000_000_000, max: 4_000_000_000_000 }), (ms) => {
        const date = new Date(ms);
        const numbers = {
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          date: date.getUTCDate(),
        };
        const day = dayOf(numbers.year, numbers.month, numbers.date) ?? expect.unreachable();
        expect(numbersOf(day)).toEqual(numbers);
        expect(parseDay(day)).toBe(day);
        expect(daysAfter(daysAfter(day, 1), -1)).toBe(day);
        expect(daysAfter(day, 1) > day).toBe(true);
      }),
    );
  });

  it('is today in Amritsar, and is available once it starts anywhere', () => {
    vi.stubEnv('TZ', zone);
    expect(dayInAmritsar(Date.parse('2024-01-31T18:29:59Z'))).toBe('2024-01-31');
    expect(dayInAmritsar(Date.parse('2024-01-31T18:30:00Z'))).toBe('2024-02-01');
    expect(lastDay(Date.parse('2024-02-28T23:59:59Z'))).toBe('2024-02-29');
    expect(lastDay(Date.parse('2024-12-31T00:00:00Z'))).toBe('2025-01-01');
  });
});

describe('an invalid day', () => {
  it.each([
    [2023, 2, 29],
    [2024, 2, 30],
    [2024, 4, 31],
    [2024, 0, 1],
    [2024, 13, 1],
    [2024, 1, 0],
    [2024, 1, 32],
    [24, 1, 1],
    [Number.NaN, 1, 1],
  ])('dayOf refuses %i-%i-%i', (year, month, date) => {
    expect(dayOf(year, month, date)).toBeNull();
  });

  it.each(['2024-1-31', '2023-02-29', '20240131', ' 2024-01-31', '2024-01-31T00:00', ''])(
    'parseDay refuses %j',
    (text) => {
      expect(parseDay(text)).toBeNull();
    },
  );
});
