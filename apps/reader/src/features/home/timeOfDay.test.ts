import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinTimes, timeOfDay } from './timeOfDay.ts';

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
  ])('is not %d:%d', (hour, minute) => {
    expect(() => timeOfDay(hour, minute)).toThrow(RangeError);
  });

  it('is later when the clock is, and never past the end of the day', () => {
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

describe('between two times', () => {
  it('are both of them', () => {
    expect(isWithinTimes(300, 300, 480)).toBe(true);
    expect(isWithinTimes(480, 300, 480)).toBe(true);
    expect(isWithinTimes(299, 300, 480)).toBe(false);
    expect(isWithinTimes(481, 300, 480)).toBe(false);
  });

  it('is the whole day from its first minute to its last', () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(minute, (time) => {
        expect(isWithinTimes(time, 0, 1440)).toBe(true);
      }),
    );
  });

  it.each([-1, 1441, 0.5, Number.NaN, Number.NEGATIVE_INFINITY])('is nothing for minute %d', (minutes) => {
    expect(() => isWithinTimes(minutes, 0, 1440)).toThrow(RangeError);
    expect(() => isWithinTimes(0, minutes, 1440)).toThrow(RangeError);
    expect(() => isWithinTimes(0, 0, minutes)).toThrow(RangeError);
  });
});
