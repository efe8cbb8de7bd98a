import { expect, it } from 'vitest';
import { timeText } from './PlayerBar.tsx';

it.each([
  [0, 'en', '0:00'],
  [65.9, 'en', '1:05'],
  [3609, 'en', '1:00:09'],
  [12_345, 'en', '3:25:45'],
  [65, 'ar-EG', '١:٠٥'],
])('%d seconds in %s are written %s', (seconds, locale, text) => {
  expect(timeText(seconds, locale)).toBe(text);
});
