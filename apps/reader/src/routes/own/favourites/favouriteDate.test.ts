import { expect, it } from 'vitest';
import { favouriteDate } from './favouriteDate.ts';

it('is month, day, year and the time of twelve hours (behaviour 93)', () => {
  const date = (text: string) => favouriteDate(new Date(text), 'en', 'UTC');
  expect(date('2026-11-05T19:05:00Z')).toBe('Nov 5 , 2026 | 7:05 PM');
  expect(date('2026-01-31T00:00:00Z')).toBe('Jan 31 , 2026 | 12:00 AM');
});
