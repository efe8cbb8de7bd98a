import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinTimes, TIMED_BANIS, timedBaniAt, timeOfDay } from './timedBani.ts';

describe('a time of day', () => {
  it.each([
    [0, 0, 0],
    [5, 0, 300],
    [17, 30, 1050],
    [23, 59, 1439],
    [9, 60, 600],
    [23, 60, 1440],
  ])('%i:%i is minute %i', (hour, minute, minutes) => {
    expect(timeOfDay(hour, minute)).toBe(minutes);
  });

  it.each([
    [24, 0],
    [-1, 0],
    [0, -1],
    [0, 61],
    [1.5, 0],
    [0, 0.5],
    [Number.NaN, 0],
    [0, Number.NaN],
    [Number.POSITIVE_INFINITY, 0],
  ])('refuses %d:%d', (hour, minute) => {
    expect(() => timeOfDay(hour, minute)).toThrow(RangeError);
  });

  it('increases with the clock and never passes the end of the day [S5.20]', () => {
    const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(clock, clock, ([hour, minute], [otherHour, otherMinute]) => {
        const [time, other] = [timeOfDay(hour, minute), timeOfDay(otherHour, otherMinute)];
        const isLater = hour > otherHour || (hour === otherHour && minute > otherMinute);
        expect(time > other).toBe(isLater);
        expect(Math.max(time, other)).toBeLessThan(1440);
      }),
    );
  });
});

describe('a range of times', () => {
  it('includes both ends', () => {
    expect(isWithinTimes(300, 300, 480)).toBe(true);
    expect(isWithinTimes(480, 300, 480)).toBe(true);
    expect(isWithinTimes(299, 300, 480)).toBe(false);
    expect(isWithinTimes(481, 300, 480)).toBe(false);
  });

  it('covers the whole day from its first minute to its last', () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(minute, (time) => {
        expect(isWithinTimes(time, 0, 1440)).toBe(true);
      }),
    );
  });

  it.each([-1, 1441, 0.5, Number.NaN, Number.NEGATIVE_INFINITY])('refuses minute %d', (minutes) => {
    expect(() => isWithinTimes(minutes, 0, 1440)).toThrow(RangeError);
    expect(() => isWithinTimes(0, minutes, 1440)).toThrow(RangeError);
    expect(() => isWithinTimes(0, 0, minutes)).toThrow(RangeError);
  });
});

const at = (hour: number, minute = 0, second = 0) =>
  timedBaniAt(new Date(2026, 5, 1, hour, minute, second))?.id ?? null;

describe('the bani of the hour [S2.46, S3.20, S9.26]', () => {
  it.each([
    [4, 59, null],
    [5, 0, 'japji'],
    [8, 0, 'japji'],
    [8, 1, null],
    [16, 59, null],
    [17, 0, 'rehraas'],
    [18, 0, 'rehraas'],
    [20, 0, 'rehraas'],
    [20, 1, null],
    [20, 59, null],
    [21, 0, 'sohilaa'],
    [23, 0, 'sohilaa'],
    [23, 1, null],
    [0, 0, null],
    [4, 0, null],
    [12, 0, null],
  ] as const)('is at %i:%i %s [B112]', (hour, minute, id) => {
    expect(at(hour, minute)).toBe(id);
    expect(at(hour, minute, 59)).toBe(id);
  });

  it('is at most one at any minute of any day', () => {
    const date = fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(date, (when) => {
        const bani = timedBaniAt(when);
        const minutes = when.getHours() * 60 + when.getMinutes();
        const offered = TIMED_BANIS.filter(({ from, to }) => from <= minutes && minutes <= to);
        expect(offered).toEqual(bani ? [bani] : []);
      }),
    );
  });
});
