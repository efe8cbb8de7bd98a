import { addDays, dayOfWeek, midnight } from './calendarDates.ts';

/** Texts of a date picker, for translation. */
export interface DatePickerWords {
  /** Title of the calendar; with the field's label also the name of its button. */
  readonly open: string;
  readonly close: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly month: string;
  readonly year: string;
  /** January … December, overriding `Intl`: Chromium has no names for Punjabi and writes M01. */
  readonly months?: readonly string[];
  /** Sunday … Saturday, overriding `Intl`. */
  readonly weekdays?: readonly string[];
  /** Short weekday names for the column headings. */
  readonly shortWeekdays?: readonly string[];
}

export const DATE_PICKER_ENGLISH: DatePickerWords = {
  open: 'Choose a date',
  close: 'Close',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
};

export interface DateNames {
  /** "Wednesday, January 31, 2024" */
  readonly full: (date: string) => string;
  /** "January 2024" */
  readonly month: (date: string) => string;
  /** "January", of 1 for January … 12 for December. */
  readonly monthAlone: (month: number) => string;
  /** "31" */
  readonly day: (date: string) => string;
  /** The seven days, starting with the first day of the week. */
  readonly weekdays: (weekStart: number) => { short: string; long: string }[];
}

type GivenNames = Pick<DatePickerWords, 'months' | 'weekdays' | 'shortWeekdays'>;

const A_SUNDAY = '2023-01-01';

/**
 * Creates formatters of days in a language, always in the Gregorian calendar, as in date fields.
 *
 * @param locale an `Intl` locale
 * @param given names that override those of `Intl`
 */
export function createDateNames(locale: string, given: GivenNames = {}): DateNames {
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    return (date: string) => format.format(midnight(date));
  };
  const number = new Intl.NumberFormat(locale);
  const [short, long, month] = [
    named({ weekday: 'short' }),
    named({ weekday: 'long' }),
    named({ month: 'long' }),
  ];
  const day = (date: string) => number.format(Number(date.slice(8)));
  const weekday = (date: string) => given.weekdays?.[dayOfWeek(date)] ?? long(date);
  const monthAlone = (date: string) => given.months?.[Number(date.slice(5, 7)) - 1] ?? month(date);
  const monthOfYear = (date: string) => `${monthAlone(date)} ${date.slice(0, 4)}`;
  const hasGiven = given.months !== undefined;
  return {
    full: hasGiven
      ? (date) => `${weekday(date)}, ${day(date)} ${monthOfYear(date)}`
      : named({ dateStyle: 'full' }),
    month: hasGiven ? monthOfYear : named({ month: 'long', year: 'numeric' }),
    monthAlone: (of) => monthAlone(`2023-${String(of).padStart(2, '0')}-01`),
    day,
    weekdays: (weekStart) =>
      Array.from({ length: 7 }, (_, index) => {
        const date = addDays(A_SUNDAY, weekStart + index);
        return { short: given.shortWeekdays?.[dayOfWeek(date)] ?? short(date), long: weekday(date) };
      }),
  };
}
