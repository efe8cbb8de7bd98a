import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CalendarDate } from '@naad/api-client';

/* Lingui messages instead of `Intl`: Chromium has no Punjabi names, and server and browser may differ in their date
   data, although they must render the same page. */
const MONTHS = [
  msg`January`,
  msg`February`,
  msg`March`,
  msg`April`,
  msg`May`,
  msg`June`,
  msg`July`,
  msg`August`,
  msg`September`,
  msg`October`,
  msg`November`,
  msg`December`,
];

/** "January 31, 2024" */
export function dayName(i18n: I18n, { year, month, day }: CalendarDate): string {
  const monthName = monthNameOf(i18n, month);
  const [dayNumber, yearNumber] = [String(day), String(year)];
  return i18n._(msg`${monthName} ${dayNumber}, ${yearNumber}`);
}

/** "January 31" */
export function dayOfYearName(i18n: I18n, { month, day }: CalendarDate): string {
  const monthName = monthNameOf(i18n, month);
  const dayNumber = String(day);
  return i18n._(msg`${monthName} ${dayNumber}`);
}

function monthNameOf(i18n: I18n, month: number): string {
  const name = MONTHS[month - 1];
  return name ? i18n._(name) : '';
}
