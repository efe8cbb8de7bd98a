import { expect, it } from 'vitest';
import { calendarMovement } from './calendarMovement.ts';

// 2024-01-31 is a Wednesday.
it.each([
  ['ArrowLeft', {}, '2024-01-30'],
  ['ArrowRight', {}, '2024-02-01'],
  ['ArrowLeft', { isRightToLeft: true }, '2024-02-01'],
  ['ArrowRight', { isRightToLeft: true }, '2024-01-30'],
  ['ArrowUp', {}, '2024-01-24'],
  ['ArrowDown', {}, '2024-02-07'],
  ['Home', {}, '2024-01-28'],
  ['End', {}, '2024-02-03'],
  ['Home', { weekStart: 1 }, '2024-01-29'],
  ['End', { weekStart: 1 }, '2024-02-04'],
  ['PageUp', {}, '2023-12-31'],
  ['PageDown', {}, '2024-02-29'],
  ['PageUp', { isShift: true }, '2023-01-31'],
  ['PageDown', { isShift: true }, '2025-01-31'],
  ['Enter', {}, null],
  ['a', {}, null],
])('%s with %j leads to %s', (key, movement, expected) => {
  expect(calendarMovement(key, '2024-01-31', { weekStart: 0, ...movement })).toBe(expected);
});
