import type { CalendarDate } from '@naad/api-client';

/** First day with a known hukamnama. */
export const FIRST_DAY: CalendarDate = { year: 2002, month: 1, day: 1 };

/** Parses a date such as 2024/1/31 or 2024-01-31; null if malformed or not a real date. */
export function parseDay(text: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text.trim()) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return year !== undefined && isSame(shifted(date, 0), date) ? date : null;
}

/** Formats a day as yyyy-mm-dd, which also sorts by date. */
export function isoDay({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Day of a date by the local clock: the visitor's in the browser, the server's on the server. */
export function dayOf(date: Date): CalendarDate {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

/** Address of a day's page [B76]. */
export function dayHref({ year, month, day }: CalendarDate): string {
  return `/hukamnama?date=${String(year)}/${String(month)}/${String(day)}`;
}

/** Negative if the first day is earlier than the second, 0 if they are equal. */
export function compareDays(one: CalendarDate, other: CalendarDate): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

export interface DayNeighbours {
  readonly previous: CalendarDate | null;
  readonly next: CalendarDate | null;
}

/** Days before and after a day, limited to the first known hukamnama and today [B75]. */
export function neighboursOf(day: CalendarDate, today: CalendarDate): DayNeighbours {
  const [previous, next] = [shifted(day, -1), shifted(day, 1)];
  return {
    previous: compareDays(previous, FIRST_DAY) < 0 ? null : previous,
    next: compareDays(next, today) > 0 ? null : next,
  };
}

function shifted({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const date = new Date(0);
  // The constructor would take years 0 to 99 for those of the 20th century.
  date.setUTCFullYear(year, month - 1, day + days);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const isSame = (one: CalendarDate, other: CalendarDate) => compareDays(one, other) === 0;
