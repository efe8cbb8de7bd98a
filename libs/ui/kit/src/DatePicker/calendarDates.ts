/*
 * Days of the Gregorian calendar, written yyyy-mm-dd (ISO 8601), which sorts as text. A day is no moment: everything
 * here counts in UTC, so no time zone and no change of the clocks moves it.
 */

/** The first and the last day that four digits of a year can write. */
const FIRST = '0001-01-01';
const LAST = '9999-12-31';
const DAY_MS = 86_400_000;

/** Whether a text is a day that exists. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= FIRST && written(midnight(text)) === text;
}

/** The day that lies `days` later, or earlier where they are negative. */
export function addDays(date: string, days: number): string {
  return written(midnight(date) + days * DAY_MS);
}

/** The same day `months` later; the last of the month where that month has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  if (count < 12) return FIRST;
  if (count >= 120_000) return LAST;
  const ofMonth = (count % 12) + 1;
  return dateOf(Math.floor(count / 12), ofMonth, Math.min(day, daysInMonth(Math.floor(count / 12), ofMonth)));
}

/** The day nearest to `date` that is neither before `min` nor after `max`. */
export function clampDate(date: string, min: string, max: string): string {
  if (date < min) return min;
  return date > max ? max : date;
}

/** 0 for Sunday … 6 for Saturday. */
export function dayOfWeek(date: string): number {
  return new Date(midnight(date)).getUTCDay();
}

/**
 * The weeks of the month that `date` lies in, each of seven days; null where a day is of another month.
 *
 * @param weekStart the day a week begins with: 0 for Sunday … 6 for Saturday
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

/** The day that it is at a moment, by the clock of this device. */
export function localDate(moment: Date): string {
  return dateOf(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/** A day as a moment that any time zone can be asked about in UTC, for `Intl`. */
export function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function written(time: number): string {
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
