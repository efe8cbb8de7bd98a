import { expect, it } from 'vitest';
import { favouriteDate } from './FavouriteRow.tsx';

it('the date of a favourite is month, day, year and twelve-hour time [B93, S2.76]', () => {
  const date = (text: string) => favouriteDate(new Date(text), 'en', 'UTC');
  expect(date('2026-11-05T19:05:00Z')).toBe('Nov 5 , 2026 | 7:05 PM');
  expect(date('2026-01-31T00:00:00Z')).toBe('Jan 31 , 2026 | 12:00 AM');
});
