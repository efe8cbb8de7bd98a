/** A day of the Gregorian calendar as `YYYY-MM-DD`, without a time zone: days compare as strings. */
export type Day = string & { readonly __day: unique symbol };

const DAY_MS = 86_400_000;
/** Amritsar's offset from UTC, 5:30 hours all year; the archive uses its days. */
const AMRITSAR_OFFSET_MS = 5.5 * 3_600_000;

function dayAt(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10) as Day;
}

/** Creates a day from numbers; null if it doesn't exist. `month` is from 1. */
export function dayOf(year: number, month: number, date: number): Day | null {
  const isPlausible = year >= 1000 && year <= 9999 && month >= 1 && month <= 12 && date >= 1 && date <= 31;
  if (!isPlausible) return null;
  const day = dayAt(Date.UTC(year, month - 1, date));
  return Number(day.slice(8)) === date ? day : null;
}

/** Parses a day in the archive's format; null if it is invalid. */
export function parseDay(text: string): Day | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? null : dayOf(Number(year), Number(month), Number(date));
}

/** The numbers of a day; `month` is from 1. */
export function numbersOf(day: Day): { year: number; month: number; date: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8)) };
}

/** The day that many days later, or earlier if negative. */
export function daysAfter(day: Day, count: number): Day {
  return dayAt(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS);
}

/** The current day in Amritsar. */
export function dayInAmritsar(nowMs: number): Day {
  return dayAt(nowMs + AMRITSAR_OFFSET_MS);
}

/** The last day that may be requested: tomorrow by UTC, which covers today in every time zone. */
export function lastDay(nowMs: number): Day {
  return dayAt(nowMs + DAY_MS);
}

/** The first day that may be requested [B75]. */
export const FIRST_DAY = '2002-01-01' as Day;
