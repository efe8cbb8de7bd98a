import { addDays, addMonths, dayOfWeek } from './calendarDates.ts';

export interface CalendarMovement {
  readonly isShift?: boolean;
  /** Whether the next day lies to the left. */
  readonly isRightToLeft?: boolean;
  /** The day a week begins with: 0 for Sunday … 6 for Saturday. */
  readonly weekStart: number;
}

/**
 * Where a key leads in a calendar (ARIA practices, date grid): arrows by a day and a week, Home and End to the ends of
 * the week, Page Up and Page Down by a month, with Shift by a year.
 *
 * @param key as a keyboard event names it
 * @returns the new day, or null where the key does not move in a calendar
 */
export function calendarMovement(key: string, date: string, movement: CalendarMovement): string | null {
  const { isShift = false, isRightToLeft = false, weekStart } = movement;
  const months = isShift ? 12 : 1;
  const ofWeek = (dayOfWeek(date) - weekStart + 7) % 7;
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
      return addDays(date, -ofWeek);
    case 'End':
      return addDays(date, 6 - ofWeek);
    case 'PageUp':
      return addMonths(date, -months);
    case 'PageDown':
      return addMonths(date, months);
    default:
      return null;
  }
}
