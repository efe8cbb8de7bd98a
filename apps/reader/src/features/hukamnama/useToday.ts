import type { CalendarDate } from '@naad/api-client';
import { useSyncExternalStore } from 'react';
import { dayOf, isoDay, parseDay } from './hukamnamaDay.ts';

/**
 * Today where the visitor is (behaviour 75).
 *
 * @param ofPage today when and where the page was made, which its first drawing goes by
 */
export function useToday(ofPage: CalendarDate): CalendarDate {
  const today = useSyncExternalStore(
    subscribeToNothing,
    () => isoDay(dayOf(new Date())),
    () => isoDay(ofPage),
  );
  return parseDay(today) ?? ofPage;
}

const subscribeToNothing = () => () => undefined;
