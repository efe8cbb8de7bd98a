import type { CalendarDate } from '@naad/api-client';

/** The first day of which hukamnamas are known (specification, section 9). */
export const FIRST_DAY: CalendarDate = { year: 2002, month: 1, day: 1 };

/** A day that there is, from what an address or a field has: 2024/1/31 or 2024-01-31; null for anything else. */
export function parseDay(text: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text.trim()) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return year !== undefined && isSame(shifted(date, 0), date) ? date : null;
}

/** The day as a field has it: yyyy-mm-dd. Days written so are in the order of their texts. */
export function isoDay({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The day it is by the clock of whoever asks: a visitor's own in the browser, that of the deployment on the server. */
export function dayOf(date: Date): CalendarDate {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

/** The page of a day (behaviour 76). */
export function dayHref({ year, month, day }: CalendarDate): string {
  return `/hukamnama?date=${String(year)}/${String(month)}/${String(day)}`;
}

/** Negative where the first day is before the second, 0 where they are one. */
export function compareDays(one: CalendarDate, other: CalendarDate): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

export interface DayNeighbours {
  readonly previous: CalendarDate | null;
  readonly next: CalendarDate | null;
}

/** The days before and after, where there can be a hukamnama: none before the first day, none after today (behaviour 75). */
export function neighboursOf(day: CalendarDate, today: CalendarDate): DayNeighbours {
  const [previous, next] = [shifted(day, -1), shifted(day, 1)];
  return {
    previous: compareDays(previous, FIRST_DAY) < 0 ? null : previous,
    next: compareDays(next, today) > 0 ? null : next,
  };
}

function shifted({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const date = new Date(0);
  // Not by the constructor, which takes the years from 0 to 99 for those of the last century.
  date.setUTCFullYear(year, month - 1, day + days);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const isSame = (one: CalendarDate, other: CalendarDate) => compareDays(one, other) === 0;
