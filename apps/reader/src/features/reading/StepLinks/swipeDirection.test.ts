import { expect, it } from 'vitest';
import { swipeDirection } from './swipeDirection.ts';

const from = { x: 200, y: 300, ms: 0 };
const to = (x: number, y: number, ms = 200) => swipeDirection(from, { x, y, ms }, 360);

it('a quick move across turns the page', () => {
  expect(to(100, 310)).toBe('left');
  expect(to(300, 280)).toBe('right');
});

it('a tap, a slow move and a move down are none', () => {
  expect(to(150, 300)).toBeNull();
  expect(to(100, 300, 900)).toBeNull();
  expect(to(120, 380)).toBeNull();
});

it('what begins at the edge of the screen is the telephone’s own', () => {
  expect(swipeDirection({ ...from, x: 10 }, { x: 200, y: 300, ms: 100 }, 360)).toBeNull();
  expect(swipeDirection({ ...from, x: 350 }, { x: 200, y: 300, ms: 100 }, 360)).toBeNull();
});
