import type { CalendarDate } from '@naad/api-client';
import { useSyncExternalStore } from 'react';
import { dayOf, isoDay, parseDay } from './hukamnamaDay.ts';

/**
 * Today where the visitor is [B75].
 *
 * @param ofPage today on the server when the page was rendered, used for hydration
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
