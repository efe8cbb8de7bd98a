/*
 * Days of the Gregorian calendar as yyyy-mm-dd (ISO 8601), which sorts as text. All arithmetic is in UTC, so time
 * zones and clock changes don't affect it.
 */

/** First and last day with a four-digit year. */
const FIRST = '0001-01-01';
const LAST = '9999-12-31';
const DAY_MS = 86_400_000;

/** True if a text is an existing day. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= FIRST && formatDate(midnight(text)) === text;
}

/** The day `days` later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return formatDate(midnight(date) + days * DAY_MS);
}

/** The same day `months` later, or the last of the month if it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  if (count < 12) return FIRST;
  if (count >= 120_000) return LAST;
  const targetMonth = (count % 12) + 1;
  return dateOf(
    Math.floor(count / 12),
    targetMonth,
    Math.min(day, daysInMonth(Math.floor(count / 12), targetMonth)),
  );
}

/** Limits `date` to the range from `min` to `max`. */
export function clampDate(date: string, min: string, max: string): string {
  if (date < min) return min;
  return date > max ? max : date;
}

/** Day of the week: 0 for Sunday … 6 for Saturday. */
export function dayOfWeek(date: string): number {
  return new Date(midnight(date)).getUTCDay();
}

/**
 * The weeks of `date`'s month, seven days each, with null for days of other months.
 *
 * @param weekStart first day of the week: 0 for Sunday … 6 for Saturday
 */
export function weeksOfMonth(date: string, weekStart: number): (string | null)[][] {
  const month = date.slice(0, 7);
  const first = `${month}-01`;
  const before = (dayOfWeek(first) - weekStart + 7) % 7;
  const count = daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)));
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > count ? null : `${month}-${padded(day, 2)}`;
    }),
  );
}

/** The local date at a moment, by the device's clock. */
export function localDate(moment: Date): string {
  return dateOf(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/** UTC midnight of a day, for `Intl`. */
export function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function formatDate(time: number): string {
  if (time < midnight(FIRST)) return FIRST;
  if (time > midnight(LAST)) return LAST;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function dateOf(year: number, month: number, day: number): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

interface CalendarMovement {
  readonly isShift?: boolean;
  /** True if the next day is to the left. */
  readonly isRightToLeft?: boolean;
  /** First day of the week: 0 for Sunday … 6 for Saturday. */
  readonly weekStart: number;
}

/**
 * The day a key moves to in a calendar (ARIA practices, date grid): arrows by a day or week, Home and End to the ends
 * of the week, Page Up and Page Down by a month, with Shift by a year.
 *
 * @param key `key` of a keyboard event
 * @returns the new day, or null for other keys
 */
export function calendarMovement(key: string, date: string, movement: CalendarMovement): string | null {
  const { isShift = false, isRightToLeft = false, weekStart } = movement;
  const months = isShift ? 12 : 1;
  const weekday = (dayOfWeek(date) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, isRightToLeft ? 1 : -1);
    case 'ArrowRight':
      return addDays(date, isRightToLeft ? -1 : 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return addMonths(date, -months);
    case 'PageDown':
      return addMonths(date, months);
    default:
      return null;
  }
}
