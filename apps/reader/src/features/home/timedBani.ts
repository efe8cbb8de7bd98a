import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Minutes of a day; 0 and this value both count as times of day. */
const MINUTES_OF_DAY = 24 * 60;

/**
 * Converts a time of day to minutes since midnight.
 *
 * @param hour 0 to 23
 * @param minute 0 to 60: minute 60 is the first of the next hour, so that 23:60 is the end of the day
 * @throws RangeError outside these ranges, or for fractions
 */
export function timeOfDay(hour: number, minute: number): number {
  if (!Number.isInteger(hour) || hour < 0 || hour >= 24) {
    throw new RangeError(`Not an hour from 0 to 23: ${String(hour)}`);
  }
  if (!Number.isInteger(minute) || minute < 0 || minute > 60) {
    throw new RangeError(`Not a minute from 0 to 60: ${String(minute)}`);
  }
  return hour * 60 + minute;
}

/**
 * True if a time of day lies within a range, both ends included. All values are minutes since midnight.
 *
 * @throws RangeError for values outside 0 to 1440
 */
export function isWithinTimes(minutes: number, first: number, last: number): boolean {
  for (const time of [minutes, first, last]) {
    if (!Number.isInteger(time) || time < 0 || time > MINUTES_OF_DAY) {
      throw new RangeError(`Not minutes from 0 to ${String(MINUTES_OF_DAY)}: ${String(time)}`);
    }
  }
  return first <= minutes && minutes <= last;
}

/** A bani that many people read at a certain time of day. */
export interface TimedBani {
  readonly id: 'japji' | 'rehraas' | 'sohilaa';
  readonly name: MessageDescriptor;
  /** Its name in Gurmukhi, as the scripture's catalogue has it. */
  readonly unicode: string;
  /** Name of its hour. */
  readonly hour: MessageDescriptor;
  readonly href: string;
  /** First and last minute, since midnight, at which it is offered. */
  readonly from: number;
  readonly to: number;
}

/** Banis with their hours [S9.26] and addresses [S2.46]. */
export const TIMED_BANIS: readonly TimedBani[] = [
  {
    id: 'japji',
    name: msg`Japji Sahib`,
    unicode: 'ਜਪੁ ਜੀ ਸਾਹਿਬ',
    hour: msg`This morning`,
    href: '/sundar-gutka/japujee-saahib',
    from: timeOfDay(5, 0),
    to: timeOfDay(8, 0),
  },
  {
    id: 'rehraas',
    name: msg`Rehraas Sahib`,
    unicode: 'ਰਹਰਾਸਿ ਸਾਹਿਬ',
    hour: msg`This evening`,
    href: '/sundar-gutka/raharaas-saahib',
    from: timeOfDay(17, 0),
    to: timeOfDay(20, 0),
  },
  {
    id: 'sohilaa',
    name: msg`Sohilaa Sahib`,
    unicode: 'ਸੋਹਿਲਾ ਸਾਹਿਬ',
    hour: msg`Tonight`,
    href: '/sundar-gutka/sohilaa-saahib',
    from: timeOfDay(21, 0),
    to: timeOfDay(23, 0),
  },
];

/** Bani of the hour by the date's local time; null outside those hours. */
export function timedBaniAt(date: Date): TimedBani | null {
  const minutes = timeOfDay(date.getHours(), date.getMinutes());
  return TIMED_BANIS.find(({ from, to }) => isWithinTimes(minutes, from, to)) ?? null;
}
