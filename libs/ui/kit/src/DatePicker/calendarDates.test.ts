import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  calendarMovement,
  clampDate,
  dayOfWeek,
  isCalendarDate,
  localDate,
  weeksOfMonth,
} from './calendarDates.ts';

/** Days far enough from the limits for the additions below. */
const dates = fc
  .date({ min: new Date('0101-01-01T00:00:00Z'), max: new Date('9899-12-31T00:00:00Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));
const steps = fc.integer({ min: -1000, max: 1000 });

describe('isCalendarDate', () => {
  it.each(['2002-01-01', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-1-1',
    '0000-01-01',
    '12024-01-01',
    '',
    'today',
  ])('rejects %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('accepts the local date of the device', () => {
    expect(localDate(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
    expect(localDate(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
  });
});

describe('addDays', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-01-01', -1, '2023-12-31'],
    // Clocks change on these days in Europe and America.
    ['2024-03-30', 1, '2024-03-31'],
    ['2024-03-31', 1, '2024-04-01'],
    ['2024-11-03', 1, '2024-11-04'],
    ['9999-12-31', 1, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
  ])('moves %s by %i to %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('is reversible, keeps the order, and cycles through the week', () => {
    fc.assert(
      fc.property(dates, steps, (date, days) => {
        const later = addDays(date, days);
        expect(isCalendarDate(later)).toBe(true);
        expect(addDays(later, -days)).toBe(date);
        expect(Math.sign(days)).toBe(later > date ? 1 : later < date ? -1 : 0);
        expect(dayOfWeek(later)).toBe((((dayOfWeek(date) + days) % 7) + 7) % 7);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-12-15', 1, '2025-01-15'],
    ['2024-01-15', -1, '2023-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['9999-12-30', 1, '9999-12-31'],
    ['0001-01-30', -1, '0001-01-01'],
  ])('moves %s by %i to %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('keeps the day, or uses the last day of a shorter month', () => {
    fc.assert(
      fc.property(dates, steps, (date, months) => {
        const later = addMonths(date, months);
        expect(isCalendarDate(later)).toBe(true);
        const [from, to] = [date, later].map(
          (each) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7)),
        );
        expect((to ?? 0) - (from ?? 0)).toBe(months);
        if (later.slice(8) !== date.slice(8)) {
          expect(later.slice(8) < date.slice(8)).toBe(true);
          expect(addDays(later, 1).slice(8)).toBe('01');
        }
      }),
    );
  });
});

it('clampDate limits a day to a range', () => {
  fc.assert(
    fc.property(dates, dates, dates, (date, one, other) => {
      const [min, max] = one < other ? [one, other] : [other, one];
      const kept = clampDate(date, min, max);
      expect(kept >= min && kept <= max).toBe(true);
      if (date >= min && date <= max) expect(kept).toBe(date);
    }),
  );
});

describe('weeksOfMonth', () => {
  it('starts weeks on the given day', () => {
    const days = (weekStart: number) =>
      weeksOfMonth('2026-02-10', weekStart).map((week) => week.map((date) => Number(date?.slice(8) ?? 0)));
    // February 2026 starts on a Sunday and has 28 days.
    expect(days(0)).toEqual([0, 1, 2, 3].map((week) => [1, 2, 3, 4, 5, 6, 7].map((day) => week * 7 + day)));
    expect(days(1)[0]).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(days(1)).toHaveLength(5);
  });

  it('contains every day once, in order, in the column of its weekday', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 6 }), (date, weekStart) => {
        const weeks = weeksOfMonth(date, weekStart);
        const days = weeks.flat().filter((day) => day !== null);
        expect(days[0]).toBe(`${date.slice(0, 7)}-01`);
        for (const [index, day] of days.entries()) expect(day).toBe(addDays(days[0] ?? '', index));
        expect(addDays(days.at(-1) ?? '', 1).slice(0, 7)).toBe(addMonths(date, 1).slice(0, 7));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((day) => day !== null)).toBe(true);
          for (const [at, day] of week.entries()) {
            if (day !== null) expect(dayOfWeek(day)).toBe((weekStart + at) % 7);
          }
        }
      }),
    );
  });
});

// 2024-01-31 is a Wednesday.
it.each([
  ['ArrowLeft', {}, '2024-01-30'],
  ['ArrowRight', {}, '2024-02-01'],
  ['ArrowLeft', { isRightToLeft: true }, '2024-02-01'],
  ['ArrowRight', { isRightToLeft: true }, '2024-01-30'],
  ['ArrowUp', {}, '2024-01-24'],
  ['ArrowDown', {}, '2024-02-07'],
  ['Home', {}, '2024-01-28'],
  ['End', {}, '2024-02-03'],
  ['Home', { weekStart: 1 }, '2024-01-29'],
  ['End', { weekStart: 1 }, '2024-02-04'],
  ['PageUp', {}, '2023-12-31'],
  ['PageDown', {}, '2024-02-29'],
  ['PageUp', { isShift: true }, '2023-01-31'],
  ['PageDown', { isShift: true }, '2025-01-31'],
  ['Enter', {}, null],
  ['a', {}, null],
])('calendarMovement moves by %s with %j to %s', (key, movement, expected) => {
  expect(calendarMovement(key, '2024-01-31', { weekStart: 0, ...movement })).toBe(expected);
});
