import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isWithinTimes, timeOfDay } from './timeOfDay.ts';

/** A bani that many read at one time of the day. */
export interface TimedBani {
  readonly id: 'japji' | 'rehraas' | 'sohilaa';
  readonly name: MessageDescriptor;
  readonly href: string;
  /** First and last minute since midnight at which it is offered. */
  readonly from: number;
  readonly to: number;
}

/** Specification, section 9, "Sundar Gutka suggestion windows"; addresses of section 2. */
export const TIMED_BANIS: readonly TimedBani[] = [
  {
    id: 'japji',
    name: msg`Japji Sahib`,
    href: '/sundar-gutka/japujee-saahib',
    from: timeOfDay(5, 0),
    to: timeOfDay(8, 0),
  },
  {
    id: 'rehraas',
    name: msg`Rehraas Sahib`,
    href: '/sundar-gutka/raharaas-saahib',
    from: timeOfDay(17, 0),
    to: timeOfDay(20, 0),
  },
  {
    id: 'sohilaa',
    name: msg`Sohilaa Sahib`,
    href: '/sundar-gutka/sohilaa-saahib',
    from: timeOfDay(21, 0),
    to: timeOfDay(23, 0),
  },
];

/** The bani of a time by the clock that the date shows, which is the visitor's own; null at other times. */
export function timedBaniAt(date: Date): TimedBani | null {
  const minutes = timeOfDay(date.getHours(), date.getMinutes());
  return TIMED_BANIS.find(({ from, to }) => isWithinTimes(minutes, from, to)) ?? null;
}
