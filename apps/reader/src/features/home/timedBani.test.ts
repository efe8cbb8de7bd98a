import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIMED_BANIS, timedBaniAt } from './timedBani.ts';

const at = (hour: number, minute = 0, second = 0) =>
  timedBaniAt(new Date(2026, 5, 1, hour, minute, second))?.id ?? null;

describe('the bani of a time', () => {
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
  ] as const)('at %i:%i is %s (behaviour 112)', (hour, minute, id) => {
    expect(at(hour, minute)).toBe(id);
    expect(at(hour, minute, 59)).toBe(id);
  });

  it('is one or none on every minute of any day', () => {
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
