/** Minutes from midnight to midnight; both ends are times of day. */
const MINUTES_OF_DAY = 24 * 60;

/**
 * A time of day in minutes since midnight (specification, section 5).
 *
 * @param hour 0 to 23
 * @param minute 0 to 60: minute 60 is the first of the next hour, so that 23:60 is the end of the day
 * @throws RangeError outside of these, or for parts of an hour or minute
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
 * Whether a time of day lies between two others, both of which belong to it. All are minutes since midnight.
 *
 * @throws RangeError for what is not from 0 to 1440
 */
export function isWithinTimes(minutes: number, first: number, last: number): boolean {
  for (const time of [minutes, first, last]) {
    if (!Number.isInteger(time) || time < 0 || time > MINUTES_OF_DAY) {
      throw new RangeError(`Not minutes from 0 to ${String(MINUTES_OF_DAY)}: ${String(time)}`);
    }
  }
  return first <= minutes && minutes <= last;
}
